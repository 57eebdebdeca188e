import { plural } from '../../formatting/plural.ts';

export default {
  welcome: (organization: string, campaign: string) =>
    `${organization} vous invite à répondre à ce questionnaire dans le cadre du recrutement « ${campaign} ».`,
  reassurance:
    'Répondez comme vous êtes ; ce qui est recherché diffère d’un poste à l’autre. Vous pouvez vous interrompre et reprendre plus tard.',
  usualDuration: '30 à 40 minutes',
  who: {
    label: 'Qui vous lit',
    text: (organization: string) =>
      `${organization} est responsable de l’usage de vos réponses. Les personnes qui y recrutent les lisent, et au besoin celles qui administrent Cadran.`,
  },
  why: {
    label: 'Ce que deviennent vos réponses',
    text: 'Elles sont comparées, selon des règles fixes, à ce que cette campagne recherche, et présentées dans un rapport.',
  },
  decision: {
    label: 'Qui décide',
    text: 'Une personne lit le rapport et décide. Aucune candidature n’est écartée automatiquement.',
  },
  retention: {
    label: 'Conservation',
    text: (days: number) =>
      `Vos réponses sont effacées ${days} ${plural('fr', days, 'jour', 'jours')} après la fin du recrutement.`,
  },
  addedUp: {
    label: 'Examen du questionnaire',
    text: 'Sans votre nom, vos réponses sont aussi additionnées à celles d’autres personnes pour examiner le questionnaire lui-même. Vous pourrez refuser avant de les envoyer.',
  },
  details: 'Vos droits et la base légale',
  rights: {
    label: 'Vos droits',
    text: 'Vous pouvez demander à voir vos données, à en recevoir une copie, à les faire corriger ou effacer. Vous pouvez vous opposer à leur utilisation, contester une décision et demander à parler à une personne. Vous pouvez adresser une réclamation à l’autorité de protection des données de votre pays, la CNIL en France.',
    link: 'Voir ou effacer mes données, avec le code de reprise',
  },
  basis: {
    label: 'Base légale',
    text: 'Des mesures prises à votre demande avant un contrat (RGPD, article 6.1.b) ou, si vous n’avez pas postulé de vous-même, l’intérêt légitime de l’organisation à recruter (article 6.1.f).',
  },
  certainty: {
    label: 'À quel point un score est sûr',
    text: 'Une personne qui répond deux fois n’obtient pas tout à fait le même score. Le rapport montre la marge et dit quand un résultat est incertain. L’âge, la nationalité, le nom et le domicile ne comptent dans aucun score.',
  },
  contact: {
    label: 'Contact',
    privacy: 'Contact pour la protection des données',
    organization: (organization: string) => `Écrivez à ${organization}.`,
  },
  consent: 'J’ai lu ce qui précède.',
  keepLonger:
    'J’accepte que mes réponses soient gardées 24 mois, pour que d’autres postes me soient proposés (facultatif).',
  how: 'Comment vos réponses sont lues',
  start: 'Commencer',
  needConsent: 'Pour continuer, cochez la première case.',
};
