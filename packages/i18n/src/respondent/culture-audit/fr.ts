import { plural } from '../../plural.ts';

/** The culture audit's questionnaire. */
export default {
  promise: {
    subject: (ofSubject: string) => `La culture ${ofSubject}`,
    welcome: (organization: string, ofSubject: string) =>
      `${organization} vous invite à décrire la culture ${ofSubject} : telle que vous la vivez aujourd’hui, puis telle que vous la souhaiteriez. Voici, avant de commencer, ce qui protège votre anonymat, et ce qui ne le protège pas.`,
    reassurance:
      'Décrivez les choses telles que vous les voyez. Vous pouvez vous interrompre et reprendre plus tard.',
    kept: {
      label: 'Ce qui est gardé',
      text: 'Vos classements et la langue choisie, avec ce que vous direz de votre unité, de votre genre, de votre tranche d’âge et de votre ancienneté. Rien d’autre.',
    },
    notKept: {
      label: 'Ce qui n’est pas gardé',
      text: 'Ni nom, ni adresse e-mail, ni adresse IP de votre appareil, ni date, ni heure. L’année de naissance et la date d’arrivée deviennent des tranches dans votre navigateur : elles n’en sortent jamais.',
    },
    seen: {
      label: 'Qui voit quoi',
      codes: (organization: string, minimum: number, exact: number) =>
        `${organization} lit des résultats de groupe, jamais une réponse seule, et ne voit pas qui a répondu. Un groupe est montré à partir de ${minimum} personnes${minimum < exact ? ` ; sous ${exact}, ses chiffres sont arrondis` : ''}. Les résultats montrés, même réunis, ne permettent pas de déduire ceux d’un groupe plus petit.`,
      link: (organization: string, minimum: number) =>
        `Tout le monde a le même lien, et personne ne vérifie qui répond, ni combien de fois. C’est pourquoi les chiffres sont floutés : chacun est tiré au hasard près de sa vraie valeur, pour limiter ce qu’il peut dire d’une personne. ${organization} lit des résultats à partir de ${minimum} réponses, pour l’ensemble ou par un seul critère à la fois, jamais une réponse seule, et ne voit pas qui a répondu.`,
    },
    codes: {
      label: 'Codes distribués',
      none: 'Aucun code n’a encore été distribué.',
      given: (total: number, shown: string, mail: string, cards: string) =>
        `${shown} ${plural('fr', total, 'code distribué', 'codes distribués')} : ${mail} par e-mail, ${cards} sur carte. Chacun ne sert qu’une fois. Comparez ce nombre à celui des personnes invitées : s’il est plus grand, demandez pourquoi.`,
    },
    until: {
      label: 'Jusqu’à l’envoi',
      codes:
        'Vos réponses en cours s’ouvrent avec votre code, sur n’importe quel appareil : gardez-le pour vous. Après l’envoi, il n’ouvre plus rien.',
      link: 'Vos réponses en cours ne s’ouvrent que sur cet appareil ou avec votre code de reprise : gardez-le pour vous.',
    },
    after: {
      label: 'Après l’envoi',
      text: 'Rien de ce qui est gardé ne relie vos réponses à vous. On ne peut plus les retrouver, même pour vous : elles ne pourront être ni relues, ni changées, ni retirées.',
    },
    once: {
      label: 'Une fois par appareil',
      text: 'Nous enregistrons une clé aléatoire sur cet appareil pour qu’on n’y réponde pas deux fois. Elle ne dit rien de vous ; le serveur retient qu’elle a servi, sans la relier à vos réponses.',
    },
    beyond: {
      label: 'Ce qui n’est pas protégé',
      text: 'La personne qui fait fonctionner le serveur et l’observe en direct pourrait voir arriver vos réponses. Si tout un groupe répond la même chose, son résultat dit ce que chacun pense. Comme pour tout site, votre réseau peut savoir que cette page a été ouverte, mais pas ce que vous y répondez.',
    },
    how: 'Comment l’anonymat est assuré',
    duration: { text: '10 à 15 minutes' },
    start: 'J’ai compris, commencer',
  },
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
