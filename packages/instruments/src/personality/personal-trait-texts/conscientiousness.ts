import type { PersonalTraitTexts } from '../../types.ts';

export const CONSCIENTIOUSNESS_PERSONAL_TEXTS = {
  conscientiousness: {
    low: {
      fr: 'Vous avancez avec souplesse et vous vous adaptez vite quand les plans changent. C’est un atout dans les environnements mouvants. Quelques échéances courtes et une liste de trois priorités vous aideront à conclure ce que vous commencez.',
      en: 'You move flexibly and adapt fast when plans change. That is an asset in shifting settings. A few short deadlines and a list of three priorities will help you to finish what you start.',
    },
    high: {
      fr: 'On peut compter sur vous, car vous prévoyez, vous persévérez et vous finissez. Cette constance inspire confiance. Autorisez-vous parfois à rendre un travail simplement bon.',
      en: 'People can count on you because you plan ahead, persevere and finish. This consistency inspires confidence. Sometimes, allow yourself to hand in work that is simply good.',
    },
  },
  self_efficacy: {
    low: {
      fr: 'Vous doutez volontiers de vos moyens, et vous vous préparez donc avec soin. Gardez une trace de ce que vous avez réussi : vous savez peut-être faire plus que vous ne pensez.',
      en: 'You tend to doubt your own abilities, and so you prepare with care. Keep a record of what you have managed: you may be able to do more than you think.',
    },
    high: {
      fr: 'Vous abordez l’inconnu avec l’idée que vous trouverez une solution, et cela entraîne les autres. Vérifiez de temps en temps que rien d’important ne vous a échappé.',
      en: 'You approach the unknown believing you will find a solution, and this carries others along. Check from time to time that nothing important has escaped you.',
    },
  },
  orderliness: {
    low: {
      fr: 'Un peu de désordre ne vous freine pas, et vous passez facilement d’un sujet à l’autre. Un seul endroit fixe pour ce qui est important vous fera gagner du temps.',
      en: 'A little disorder does not slow you down, and you move easily from one subject to another. One fixed place for what matters will save you time.',
    },
    high: {
      fr: 'L’ordre vous aide à penser et à agir, et vos dossiers clairs rendent service à tout le monde. Prévoyez une marge pour l’imprévu, afin qu’il ne bouscule pas tout votre plan.',
      en: 'Order helps you to think and act, and your clear files help everyone. Leave a margin for the unexpected so that it does not upset your whole plan.',
    },
  },
  dutifulness: {
    low: {
      fr: 'Vous adaptez volontiers les règles aux circonstances, ce qui vous rend utile dans les situations imprévues. Prévenir tôt quand un engagement change préservera la confiance des autres.',
      en: 'You readily adapt rules to circumstances, which makes you useful in unforeseen situations. Giving early notice when a commitment changes will preserve the trust of others.',
    },
    high: {
      fr: 'Votre parole a du poids, et les personnes qui travaillent avec vous le savent. Avant de dire oui, assurez-vous que vous en aurez le temps.',
      en: 'Your word carries weight, and those who work with you know it. Before you say yes, make sure you will have the time.',
    },
  },
  achievement_striving: {
    low: {
      fr: 'Vous savez vous satisfaire d’un bon résultat et préserver votre équilibre. Choisir un seul sujet qui vous tient à cœur peut vous donner envie d’aller plus loin.',
      en: 'You can be satisfied with a good result and protect your balance. Choosing one subject you care about may make you want to go further.',
    },
    high: {
      fr: 'Vous aimez viser haut, et chaque but atteint vous donne envie du suivant. Prenez aussi le temps de savourer vos réussites.',
      en: 'You like to aim high, and each goal reached makes you want the next one. Take the time to enjoy your successes too.',
    },
  },
  self_discipline: {
    low: {
      fr: 'Vous travaillez par élans et donnez beaucoup quand un sujet vous passionne. Pour le reste, découpez la tâche et commencez par dix minutes.',
      en: 'You work in bursts and give a great deal when a subject absorbs you. For the rest, divide the task and begin with ten minutes.',
    },
    high: {
      fr: 'Vous allez au bout des choses, même quand elles ont perdu leur attrait. Pensez à vous accorder des pauses : elles font partie du travail.',
      en: 'You see things through, even once they have lost their appeal. Remember to allow yourself breaks: they are part of the work.',
    },
  },
  cautiousness: {
    low: {
      fr: 'Vous décidez vite, et cela fait souvent avancer les choses. Pour les choix difficiles à corriger, accordez-vous une nuit de réflexion.',
      en: 'You decide quickly, and that often moves things forward. For choices that are hard to undo, give yourself a night to think.',
    },
    high: {
      fr: 'Vous mesurez les conséquences avant d’agir, et vos choix sont solides. Quand l’enjeu est faible, autorisez-vous à décider plus vite.',
      en: 'You measure the consequences before acting, and your choices are sound. When little is at stake, allow yourself to decide faster.',
    },
  },
} satisfies Partial<PersonalTraitTexts>;
