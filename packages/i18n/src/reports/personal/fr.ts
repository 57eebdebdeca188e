export default {
  sections: {
    introduction: 'Bienvenue dans votre rapport',
    culture: 'L’environnement qui vous attire',
    values: 'Ce qui compte pour vous',
    personality: 'Votre personnalité',
    motivations: 'Ce qui vous fait avancer',
    strengths: 'Vos points d’appui',
    energy: 'Ce qui peut vous coûter de l’énergie',
    environments: 'Les milieux qui peuvent vous convenir',
    interview: 'Des questions à poser en entretien',
    conclusion: 'Bien utiliser ce rapport',
  },
  you: 'Vous',
  greeting: (name: string) => `Bonjour ${name}, voici ce que vos réponses disent de vous.`,
  greetingWithoutName: 'Bonjour, voici ce que vos réponses disent de vous.',
  introduction:
    'Ce rapport n’est ni un examen ni un jugement. Il décrit vos préférences telles que vous les avez exprimées, sans les comparer à un poste. Prenez-y ce qui vous aide, et gardez votre propre avis : vous vous connaissez mieux que n’importe quel questionnaire.',
  reading:
    'Un trait marqué est un atout dans certaines situations et demande un effort dans d’autres. Un trait au milieu de l’échelle dit qu’aucun des deux côtés ne l’emporte. Il n’y a pas de bon profil.',
  quality:
    'Certaines de vos réponses ont été données très vite, se ressemblent beaucoup ou s’accordent mal entre elles. Ce rapport peut donc être moins précis que d’habitude : lisez-le avec recul.',
  qualityTitle: 'Un rapport à prendre avec recul',
  nothing:
    'Le questionnaire ne comportait pas de partie sur vos préférences, ou elle n’est pas terminée : il n’y a donc rien à montrer ici.',
  nothingTitle: 'Pas encore de rapport',
  culture: {
    intro:
      'Dans chaque situation, vous avez choisi la proposition qui vous convient le mieux. Vos choix dessinent la culture de travail où vous vous sentiriez bien.',
    quadrantDescription: (place: string) => `Vous vous placez à ${place}.`,
    barsDescription: (scores: string) => `Votre profil : ${scores}.`,
    dominant: {
      weak: (type: string) =>
        `Vous avez une légère préférence pour la culture « ${type} » ; les autres suivent de près.`,
      moderate: (type: string) => `Vous préférez nettement la culture « ${type} ».`,
      strong: (type: string) => `Votre préférence pour la culture « ${type} » est très marquée.`,
    },
    tied: (types: string) =>
      `Plusieurs cultures arrivent à égalité en tête : ${types}. Vous pourriez vous plaire dans chacune d’elles.`,
    balanced:
      'Vous avez choisi les quatre cultures à parts égales : vous pouvez vous plaire dans des milieux très différents.',
  },
  values: {
    intro:
      'Vous avez noté ce qui est important dans votre vie. Les valeurs voisines sur le cercle vont bien ensemble ; celles qui se font face tirent dans des sens opposés, et chacun les concilie à sa façon.',
    top: 'Les valeurs que vous placez au-dessus des autres :',
    low: (values: string) =>
      `Vous accordez moins de place à ceci : ${values}. Ce n’est pas un manque, c’est un choix de priorités.`,
    flat: 'Vous avez donné la même note aux dix valeurs : aucune ne ressort. Demandez-vous à laquelle vous renonceriez en dernier.',
    tension:
      'Deux valeurs fortes peuvent se faire concurrence. Les connaître aide à comprendre certaines hésitations.',
  },
  personality: {
    intro:
      'Chaque trait est placé sur l’échelle de vos réponses, de 1 (pas du tout) à 5 (tout à fait) : c’est la moyenne de vos réponses à ses énoncés. Rien n’est comparé à d’autres personnes.',
    error: 'La barre autour de chaque point montre sa marge, calculée sur vos propres réponses.',
    domain: (name: string, position: string, side: string) =>
      `${name} : ${position} sur 5, ${side}`,
    middle: 'Aucun des deux côtés de ce trait ne l’emporte nettement dans vos réponses.',
    facet: (name: string, text: string) => `${name}. ${text}`,
    facetsMiddle: 'Aucune des six facettes de ce domaine ne ressort.',
    noneStandsOut:
      'Aucun de vos cinq grands traits ne ressort : ils se trouvent autour du milieu de l’échelle.',
    missing: (traits: string) =>
      `Vous avez préféré ne pas répondre à une partie des énoncés : ${traits}. C’est votre droit ; ce qui manque n’est compté ni pour ni contre vous.`,
    composites: {
      work: {
        low: 'Au travail, vous avancez par élans et avec souplesse plutôt que selon un plan. Quelques échéances courtes vous aident à conclure.',
        middle:
          'Au travail, vous vous organisez assez pour tenir vos engagements, sans vous y enfermer.',
        high: 'Au travail, vous vous fixez des buts et vous allez au bout. Gardez du temps pour souffler : une exigence élevée fatigue.',
      },
      others: {
        low: 'Avec les autres, vous choisissez vos relations et vous gardez une certaine réserve. Vos échanges n’en sont que plus francs.',
        middle:
          'Avec les autres, vous trouvez un équilibre entre les échanges et le temps pour vous.',
        high: 'Avec les autres, vous êtes en confiance et vous aidez volontiers. Pensez aussi à dire non quand il le faut.',
      },
      management: {
        low: 'Face à une autorité, vous avez besoin de comprendre avant de suivre. Une hiérarchie qui explique ses choix vous convient.',
        middle:
          'Face à une autorité, vous respectez le cadre et vous savez dire quand vous n’êtes pas d’accord.',
        high: 'Face à une autorité, vous tenez parole et vous cherchez l’accord. Votre avis compte aussi : donnez-le.',
      },
      emotions: {
        low: 'Vous ressentez fortement ce qui se passe. C’est un signal d’alerte précieux, qui demande des moments de calme et des personnes à qui parler.',
        middle:
          'Vous ressentez les tensions et vous retrouvez votre équilibre avec un peu de temps.',
        high: 'Vous gardez votre calme et vous vous remettez vite. Souvenez-vous que d’autres ont besoin de plus de temps.',
      },
      managerialAbility: {
        low: 'Si vous encadrez, vous trouverez peut-être facile d’écouter et de partager les décisions, et plus difficile de vous imposer ou de trancher sous la pression.',
        middle:
          'Si vous encadrez, vos traits ne rendent la tâche ni particulièrement facile ni particulièrement difficile : la situation et votre expérience comptent davantage.',
        high: 'Si vous encadrez, vous trouverez peut-être facile de vous imposer et de fixer un cap, et plus difficile de ralentir ou de laisser d’autres décider.',
      },
    },
  },
  motivations: {
    intro:
      'Vous avez classé dix motivations. Un poste qui répond aux trois premières a plus de chances de vous donner de l’élan dans la durée.',
    last: (motivations: string) =>
      `Vous placez en dernier : ${motivations}. Inutile de choisir un poste pour cela.`,
  },
  strengths:
    'Voici ce sur quoi vous pouvez vous appuyer. En entretien, illustrez-le par un exemple vécu.',
  energy:
    'Ce ne sont pas des défauts : c’est l’envers de vos préférences. Les connaître permet de s’organiser.',
  environments: 'Aucun milieu n’est parfait. Voici ce qui a des chances de vous convenir.',
  interview:
    'Un entretien sert aussi à choisir. Ces questions portent sur ce qui compte pour vous.',
  conclusion: {
    limits: [
      'Ce rapport repose sur vos seules réponses, un jour donné ; il peut changer avec le temps et les expériences.',
      'Ce n’est ni un diagnostic ni une mesure de vos capacités.',
    ],
    personalityLimits: ['Toute mesure comporte une marge, calculée ici sur vos propres réponses.'],
    use: 'Parlez-en avec quelqu’un qui vous connaît bien : les points où vous n’êtes pas du même avis sont souvent les plus instructifs.',
    rightsTitle: 'Vos droits',
    rights: (organization: string) =>
      `Vous avez le droit qu’aucune décision vous concernant ne repose uniquement sur un traitement automatisé. Vous pouvez demander à ${organization} l’accès à vos données, leur rectification ou leur effacement, et l’intervention d’une personne.`,
    contact: (email: string) => `Adresse où écrire : ${email}.`,
  },
};
