/** The culture audit's questionnaire. */
export default {
  segments: {
    title: 'À propos de vous',
    required: {
      heading: 'Quelques informations sur vous',
      explanation:
        'Elles servent à former des groupes. Seuls les groupes assez grands sont montrés.',
    },
    optional: {
      heading: 'Informations facultatives',
      explanation:
        'Elles affinent les résultats de groupe. Rien ne vous oblige à les donner, et vous pouvez n’en donner qu’une partie.',
      skip: 'Passer cette page',
    },
    unit: 'Votre unité',
    noUnit: 'Choisissez dans la liste',
    gender: 'Votre genre',
    birthYear: 'Votre année de naissance',
    birthYearHint:
      'Quatre chiffres. Seule la tranche d’âge est gardée ; l’année ne quitte pas cette page.',
    startDate: 'Votre date d’arrivée',
    startDateHint:
      'À quelques semaines près. Seule la tranche d’ancienneté est gardée ; la date ne quitte pas cette page.',
    kept: (band: string) => `Gardé : « ${band} »`,
    impossibleYear: (from: number, to: number) => `Saisissez une année entre ${from} et ${to}.`,
    impossibleDate: 'Saisissez une date passée.',
  },
  culture: {
    perceived: {
      title: 'Aujourd’hui',
      explanation:
        'Classez ces quatre propositions, de celle qui ressemble le plus à ce que vous vivez à celle qui y ressemble le moins.',
      first: 'La plus ressemblante d’abord',
    },
    desired: {
      title: 'Dans l’idéal',
      explanation:
        'Classez ces quatre propositions, de celle que vous souhaitez le plus à celle que vous souhaitez le moins.',
      first: 'La plus souhaitée d’abord',
    },
  },
  beforeSending:
    'Une fois envoyées, vos réponses ne peuvent plus être retrouvées, même pour vous : rien de ce qui est gardé ne les relie à vous.',
  thanks: {
    sent: 'Vos réponses ont été envoyées. Rien de ce qui est gardé ne les relie à vous.',
    next: (organization: string) =>
      `${organization} les lira réunies à celles de vos collègues, jamais seules. Vous pouvez fermer cette page.`,
  },
  how: { print: 'Imprimer cette page' },
};
