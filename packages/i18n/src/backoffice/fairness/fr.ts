import { plural } from '../../formatting/plural.ts';

export default {
  introduction:
    'Les personnes qui candidatent sont-elles retenues dans les mêmes proportions, quel que soit leur âge, leur nationalité ou leur langue ? Ce sont des totaux : personne n’y est nommé.',
  campaign: 'Campagne',
  anyCampaign: 'Toutes les campagnes',
  noCampaign: 'Aucune campagne de ce nom',
  from: 'Terminés depuis le',
  to: 'Jusqu’au',
  completedCount: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'questionnaire terminé', 'questionnaires terminés')} dans cette sélection`,
  flags: (count: number) =>
    count === 0
      ? 'Aucun écart à signaler parmi les groupes affichés.'
      : `${count} ${plural('fr', count, 'écart à examiner', 'écarts à examiner')} : un groupe est retenu moins de quatre fois quand un autre l’est cinq fois.`,
  nothingShown: {
    title: 'Pas encore assez de personnes',
    explanation:
      'Un groupe n’est affiché qu’à partir de 30 personnes. En dessous, un écart ne voudrait rien dire et pourrait désigner quelqu’un.',
  },
  dimensions: {
    age: {
      title: 'Par âge',
      description: 'Au jour de la réponse, pour qui a donné sa date de naissance.',
    },
    nationality: {
      title: 'Par nationalité',
      description: 'Pour qui l’a indiquée ; plusieurs nationalités comptent chacune.',
    },
    language: { title: 'Par langue', description: 'La langue choisie pour répondre.' },
  },
  nobody: 'Personne n’a donné cette information.',
  alone: 'Un seul groupe est assez nombreux : il n’y a rien à quoi le comparer.',
  group: 'Groupe',
  stages: {
    fits: 'Correspondent selon le questionnaire',
    shortlisted: 'Retenues pour la suite',
    hired: 'Recrutées',
  },
  ages: {
    under_25: 'Moins de 25 ans',
    '25_34': '25 à 34 ans',
    '35_44': '35 à 44 ans',
    '45_54': '45 à 54 ans',
    '55_plus': '55 ans et plus',
  },
  languages: { fr: 'Français', en: 'Anglais' },
  share: (selected: string, total: string) => `${selected} sur ${total}`,
  best: 'Groupe le plus retenu',
  ratio: (percent: string) => `${percent} du groupe le plus retenu`,
  flagged: 'Écart à examiner',
  tooFew: (groups: string) => `Moins de 30 personnes, non affichés : ${groups}.`,
  tooFewHint: 'C’est trop peu pour comparer, et quelqu’un pourrait être reconnu.',
  noModule: {
    title: 'Le module Recrutement n’est pas activé pour vous',
    explanation:
      'Cette page compare les candidats de votre organisation. Un administrateur peut l’activer dans « Mes utilisateurs ».',
  },
  noneSelected: 'Personne n’a encore été retenu',
  reading: {
    title: 'Comment lire ces chiffres',
    points: [
      'Le rapport compare la part de personnes retenues dans un groupe à celle du groupe le plus retenu. Sous 80 %, la « règle des quatre cinquièmes » invite à regarder de plus près.',
      'Un écart n’est pas la preuve d’une discrimination, et son absence n’est pas une garantie : le métier, le vivier et le hasard jouent aussi. Avec 30 personnes, une seule décision déplace le rapport de plusieurs points.',
      'L’âge, la nationalité, le nom et le domicile n’entrent dans aucun score. Ils ne servent ici qu’à vérifier, après coup.',
      '« Retenues » et « Recrutées » viennent des décisions que vos équipes notent : sans elles, ces colonnes restent vides.',
    ],
  },
  hidden: {
    title: 'Ce qui n’est pas montré, et pourquoi',
    points: [
      'Les groupes de moins de 30 personnes : on pourrait y reconnaître quelqu’un.',
      'Les personnes qui n’ont pas donné l’information : rien n’est deviné à leur place.',
      'Le sexe et le handicap : le questionnaire des candidats ne les demande pas.',
      'Les candidats effacés à leur demande ou en fin de conservation : il n’en reste rien, pas même dans les totaux.',
    ],
  },
};
