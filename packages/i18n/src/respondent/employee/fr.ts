/** The employee's questionnaire. */
export default {
  promise: {
    title: 'Votre avis, sans votre nom',
    welcome: (organization: string, ofSubject: string) =>
      `${organization} vous invite à décrire la culture ${ofSubject} : telle que vous la vivez aujourd’hui, puis telle que vous la souhaiteriez. Voici, avant de commencer, comment votre anonymat est protégé.`,
    kept: {
      label: 'Ce qui est gardé',
      text: 'Vos classements et la langue choisie, avec ce que vous direz de votre unité, de votre genre, de votre tranche d’âge et de votre ancienneté. Rien d’autre.',
    },
    notKept: {
      label: 'Ce qui ne l’est pas',
      text: 'Ni nom, ni adresse e-mail, ni adresse IP de votre appareil, ni date, ni heure. L’année de naissance et la date d’arrivée deviennent des tranches dans votre navigateur : elles n’en sortent jamais.',
    },
    seen: {
      label: 'Qui voit quoi',
      text: (organization: string, minimum: number) =>
        `${organization} voit combien de personnes ont commencé et combien ont répondu, jamais qui, et lit des résultats de groupe, jamais une réponse seule. Un groupe de moins de ${minimum} personnes n’est jamais montré, et aucun résultat ne permet d’en déduire un. Le lien du questionnaire est le même pour tout le monde.`,
    },
    until: {
      label: 'Jusqu’à l’envoi',
      text: 'Vos réponses en cours ne s’ouvrent que sur cet appareil ou avec votre code de reprise : gardez-le pour vous.',
    },
    after: {
      label: 'Après l’envoi',
      text: 'Plus rien ne relie vos réponses à vous. Personne ne peut les retrouver, vous non plus : elles ne pourront être ni relues, ni changées, ni retirées.',
    },
    once: {
      label: 'Une seule fois',
      text: 'Une clé tirée au hasard reste sur cet appareil pour qu’on n’y réponde pas deux fois. Elle ne dit rien de vous ; le serveur retient qu’elle a servi, sans lien avec vos réponses. Comme pour tout site, votre réseau peut savoir que cette page a été ouverte, mais pas ce que vous y répondez.',
    },
    duration: { label: 'Durée', text: '10 à 15 minutes' },
    start: 'J’ai compris, commencer',
  },
  segments: {
    title: 'À propos de vous',
    required: {
      heading: 'Quelques repères sur vous',
      explanation:
        'Ils servent à former des groupes assez grands pour que personne n’y soit reconnu.',
    },
    optional: {
      heading: 'Si vous le voulez bien',
      explanation:
        'Ces repères affinent les résultats de groupe. Rien ne vous oblige à les donner, et vous pouvez n’en donner qu’une partie.',
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
    'L’envoi coupe tout lien entre vos réponses et vous : personne ne pourra plus les retrouver, vous non plus.',
  thanks: {
    sent: 'Vos réponses ont été envoyées. Plus rien ne les relie à vous.',
    next: (organization: string) =>
      `${organization} les lira réunies à celles de vos collègues, jamais seules. Vous pouvez fermer cette page.`,
  },
};
