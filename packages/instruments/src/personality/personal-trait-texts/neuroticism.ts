import type { PersonalTraitTexts } from '../../types.ts';

export const NEUROTICISM_PERSONAL_TEXTS = {
  neuroticism: {
    low: {
      fr: 'Vous gardez votre calme là où d’autres s’agitent, et cela rassure. Vous retrouvez vite votre équilibre après une difficulté. Restez à l’écoute des inquiétudes des autres, car elles contiennent souvent une information utile.',
      en: 'You keep calm where others become agitated, and this is reassuring. You soon regain your balance after a difficulty. Stay open to other people’s worries, since they often hold useful information.',
    },
    high: {
      fr: 'Vous ressentez vivement ce qui se passe autour de vous, et vous remarquez ainsi des détails que d’autres négligent. Cette sensibilité demande aussi de l’énergie. Des pauses, des priorités claires et une personne à qui parler vous aideront à en faire une force.',
      en: 'You feel keenly what happens around you, and so you notice details that others overlook. This sensitivity also takes energy. Breaks, clear priorities and someone to talk to will help you make it a strength.',
    },
  },
  anxiety: {
    low: {
      fr: 'L’incertitude vous laisse tranquille, et ce calme est contagieux. Avant une échéance importante, demandez-vous tout de même ce qui pourrait changer.',
      en: 'Uncertainty leaves you calm, and this calm is catching. Before an important date, still ask yourself what might change.',
    },
    high: {
      fr: 'Vous voyez venir les difficultés, et cela vous aide à les prévenir. Notez vos inquiétudes et, pour chacune, un geste possible : le reste peut attendre.',
      en: 'You see difficulties coming, and that helps you to prevent them. Note your worries and, for each, one thing you can do: the rest can wait.',
    },
  },
  anger: {
    low: {
      fr: 'Il en faut beaucoup pour vous faire perdre patience, et votre calme apaise les échanges. Pensez à dire ce qui vous déplaît avant que cela ne s’accumule.',
      en: 'It takes a lot to try your patience, and your calm soothes exchanges. Remember to say what displeases you before it builds up.',
    },
    high: {
      fr: 'Vous réagissez fort à ce qui vous paraît injuste, et cette énergie peut faire bouger les choses. Quelques minutes avant de répondre lui donneront plus d’effet.',
      en: 'You react strongly to what seems unfair to you, and this energy can get things moving. A few minutes before you reply will give it more effect.',
    },
  },
  depression: {
    low: {
      fr: 'Vous vous relevez vite d’une déception, et votre espoir entraîne les autres. Prenez tout de même le temps de tirer les leçons d’un revers.',
      en: 'You soon recover from a disappointment, and your hope carries others along. Even so, take the time to learn from a setback.',
    },
    high: {
      fr: 'Les revers vous atteignent, et vous voyez clairement ce qui fait obstacle. Rappelez-vous aussi ce qui a marché cette semaine : cela compte autant.',
      en: 'Setbacks affect you, and you see clearly what stands in the way. Remember what went well this week too: it counts just as much.',
    },
  },
  self_consciousness: {
    low: {
      fr: 'Le regard des autres vous laisse votre naturel, et vous savez rire de vos bourdes. Un coup d’œil aux usages d’un lieu nouveau vous suffira pour être à votre place.',
      en: 'You stay natural when others are looking, and you can laugh at your blunders. A glance at the customs of a new place is all you need to fit in.',
    },
    high: {
      fr: 'Vous veillez à l’impression que vous donnez, et vous y gagnez en tact. Souvenez-vous que l’on remarque vos maladresses bien moins que vous ne le croyez.',
      en: 'You are attentive to how you come across, which gives you tact. Remember that people notice your blunders far less than you think.',
    },
  },
  immoderation: {
    low: {
      fr: 'Vous savez attendre et garder la mesure, ce qui vous aide à tenir vos résolutions. Offrez-vous aussi un plaisir imprévu de temps en temps.',
      en: 'You can wait and keep a sense of proportion, which helps you to hold to your resolutions. Treat yourself to an unplanned pleasure now and then.',
    },
    high: {
      fr: 'Vous vivez le moment avec entrain et spontanéité. Pour un projet long, prévoyez de petites récompenses en chemin.',
      en: 'You live in the moment, with zest and spontaneity. For a long project, plan small rewards along the way.',
    },
  },
  vulnerability: {
    low: {
      fr: 'Vous gardez les idées claires dans l’urgence, et les autres s’appuient sur vous. Acceptez aussi de passer le relais quand la tension dure.',
      en: 'You keep a clear head in an emergency, and others lean on you. Let others take over, too, when the strain goes on.',
    },
    high: {
      fr: 'Vous donnez le meilleur de vous-même quand vous pouvez vous préparer. Dans l’urgence, choisissez une seule chose à faire, puis la suivante.',
      en: 'You give your best when you can prepare. In an emergency, choose one single thing to do, then the next.',
    },
  },
} satisfies Partial<PersonalTraitTexts>;
