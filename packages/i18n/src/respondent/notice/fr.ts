import { plural } from '../../plural.ts';

export default {
  title: 'Avant de commencer',
  welcome: (organization: string, campaign: string) =>
    `${organization} vous invite à répondre à ce questionnaire dans le cadre du recrutement « ${campaign} ».`,
  reassurance:
    'Il n’y a ni bonne ni mauvaise réponse : répondez spontanément, comme vous êtes. Vous pouvez vous interrompre et reprendre plus tard.',
  duration: {
    label: 'Durée',
    usual: '30 à 40 minutes',
    about: (minutes: number) => `Environ ${minutes} minutes`,
  },
  who: {
    label: 'Qui vous interroge',
    text: (organization: string) =>
      `${organization} est responsable de l’usage de vos réponses. Les personnes qui y recrutent les lisent, et au besoin celles qui administrent Cadran.`,
  },
  why: {
    label: 'Pourquoi',
    text: 'Vos réponses sont comparées au profil recherché pour ce poste et présentées dans un rapport. Ce rapport aide à décider : une personne le lit et décide ; aucune candidature n’est écartée automatiquement.',
  },
  retention: {
    label: 'Conservation',
    text: (days: number) =>
      `Vos réponses sont effacées ${days} ${plural('fr', days, 'jour', 'jours')} après la fin du recrutement.`,
  },
  rights: {
    label: 'Vos droits',
    text: 'Vous pouvez à tout moment demander à voir vos données, à en recevoir une copie, à les faire corriger ou effacer, et contester une décision. L’âge, la nationalité, le nom et le domicile ne comptent dans aucun score.',
    link: 'Voir ou effacer mes données, avec le code de reprise',
  },
  contact: {
    label: 'Contact',
    organization: (organization: string) => `Écrivez à ${organization}.`,
  },
  consent: 'J’ai lu ces informations et j’accepte que mes réponses soient utilisées ainsi.',
  keepLonger:
    'J’accepte aussi que mes réponses soient gardées 24 mois, pour que d’autres postes me soient proposés (facultatif).',
  how: 'Comment vos réponses sont lues',
  start: 'Commencer',
  starting: 'Un instant…',
  needConsent: 'Pour continuer, cochez la première case.',
  failed: 'Le questionnaire n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.',
};
