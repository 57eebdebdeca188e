import { plural } from '../../formatting/plural.ts';

export default {
  greeting: (name: string) => `Bonjour ${name}`,
  introduction: (organization: string) => `Vue d’ensemble : ${organization}`,
  enabled: 'Activé',
  disabled: 'Désactivé',
  disabledExplanation: 'L’administration de votre organisation peut activer ce module pour vous.',
  modules: {
    screening: {
      name: 'Recrutement',
      description:
        'Invitez des candidats à répondre en ligne, et comparez leurs réponses au profil recherché.',
    },
    profiling: {
      name: 'Audit des salariés',
      description:
        'Mesurez anonymement la culture perçue et la culture souhaitée de votre organisation.',
    },
  },
  campaigns: (count: number) => plural('fr', count, 'campagne', 'campagnes'),
  candidates: (count: number) => plural('fr', count, 'candidat', 'candidats'),
  respondents: (count: number) => plural('fr', count, 'répondant', 'répondants'),
  openModule: 'Voir les campagnes',
  recent: 'Campagnes récentes',
  notTold: 'en attente de réponse',
  toTell: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne sans réponse', 'personnes sans réponse')}`,
  toDecide: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'candidat attend', 'candidats attendent')} une décision`,
  changed: (date: string) => `modifiée le ${date}`,
};
