import { plural } from '../../formatting/plural.ts';

export default {
  job: {
    title: 'Emploi recherché',
    heading: 'Quel emploi cherchez-vous ?',
    professions: 'Métiers',
    professionsHint:
      'Tapez un métier, par exemple « comptable » ou « architecte ». S’il n’est pas proposé, gardez-le tel quel.',
    sectors: 'Secteurs d’activité',
    sectorsHint: 'Tapez un secteur, par exemple « santé » ou « informatique ».',
    contractTypes: 'Types de contrat',
    startDelay: 'Quand pourriez-vous commencer ?',
  },
  mobility: {
    title: 'Mobilité',
    heading: 'Où souhaitez-vous travailler ?',
    homePlace: 'Où habitez-vous ?',
    homePlaceHint:
      'Ne compte dans aucun score ; la personne qui recrute le lit dans votre rapport.',
    commuteTime: 'Trajet le plus long que vous acceptez (aller simple)',
    minutes: 'minutes',
    preferredCities: 'Villes où vous aimeriez travailler',
    citySearch: 'Tapez le début du nom d’une ville.',
    transports: 'Comment pouvez-vous vous déplacer ?',
  },
  individual: {
    title: 'Situation',
    heading: 'Votre situation',
    birthDate: 'Date de naissance',
    nationalities: 'Nationalités',
    nationalitiesHint: 'Tapez un pays.',
    unscored:
      'Ne compte dans aucun score. Si vous répondez, la personne qui recrute le lit dans votre rapport, pour information : par exemple pour préparer une embauche.',
    workPermit: 'Avez-vous le droit de travailler dans le pays du poste ?',
    willingToTravel: 'Acceptez-vous des déplacements professionnels ?',
    travelPercentage: 'Quelle part de votre temps, au plus ?',
    percent: '% du temps',
    salary: 'Rémunération souhaitée (brute)',
    payment: 'Période',
    currency: 'Monnaie',
    readAs: (amount: string, period: string) => `Soit ${amount} ${period}`,
  },
  skills: {
    title: 'Compétences',
    heading: 'Vos compétences',
    explanation: 'Indiquez votre niveau pour chaque compétence.',
    noneAsked: 'Ajoutez les compétences que vous souhaitez faire connaître.',
    years: 'Années de pratique',
    currentUse: 'Je l’utilise en ce moment',
    own: 'Une autre compétence à faire connaître ?',
    add: 'Ajouter',
    already: 'Cette compétence est déjà dans la liste.',
  },
  experiences: {
    title: 'Expériences',
    heading: 'Votre expérience',
    explanation: 'Si vous cherchez votre premier emploi, passez simplement à la suite.',
    positions: 'Métiers exercés',
    sectors: 'Secteurs où vous avez travaillé',
  },
  studies: {
    title: 'Études',
    heading: 'Votre niveau d’études le plus élevé',
    ects: (credits: number) => `${credits} crédits ECTS`,
    none: 'Aucun de ces niveaux',
  },
  languages: {
    title: 'Langues',
    heading: 'Vos langues',
    explanation: 'Votre langue maternelle d’abord, puis celles que vous pratiquez.',
    add: 'Ajouter une langue',
    level: (language: string) => `Niveau : ${language}`,
  },
  questions: {
    title: 'Questions',
    characters: (left: number) =>
      `${left} ${plural('fr', left, 'caractère restant', 'caractères restants')}`,
    least: 'pas du tout',
    most: 'tout à fait',
  },
};
