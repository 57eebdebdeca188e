import type { BankOf } from './bank-of.ts';

export const CONSCIENTIOUSNESS = {
  'personality.conscientiousness.high': {
    anchors: {
      1: {
        fr: 'Échéance ou erreur mise sur le compte des autres ; aucun plan, aucune vérification à citer.',
        en: 'Blames others for the deadline or the mistake; no plan and no check to point to.',
      },
      3: {
        fr: 'A tenu l’essentiel avec une liste ou un rappel ; a réagi au problème sans l’avoir vu venir.',
        en: 'Kept to the main thing with a list or a reminder; reacted to the problem rather than foreseeing it.',
      },
      5: {
        fr: 'A découpé le travail, gardé une marge, prévenu tôt, vérifié avant de livrer, et peut dire ce qui a changé depuis.',
        en: 'Broke the work down, kept a margin, gave early warning, checked before delivering, and can say what changed since.',
      },
    },
    questions: {
      'conscientiousness-high-1': {
        fr: 'Parlez-moi d’une échéance que vous avez tenue alors que tout s’y opposait. Qu’avez-vous fait, semaine après semaine ?',
        en: 'Tell me about a deadline you met against the odds. What did you do, week by week?',
      },
      'conscientiousness-high-2': {
        fr: 'Racontez une erreur de votre part découverte après coup. Comment l’a-t-on su, et qu’avez-vous changé ?',
        en: 'Tell me about a mistake of yours that was found afterwards. How did it come to light, and what did you change?',
      },
      'conscientiousness-high-3': {
        fr: 'Décrivez un travail long et sans contrôle extérieur. Comment saviez-vous, chaque jour, où vous en étiez ?',
        en: 'Describe a long piece of work that nobody checked. How did you know each day where you stood?',
      },
      'conscientiousness-high-4': {
        fr: 'Parlez-moi d’une fois où vous avez refusé de livrer parce que ce n’était pas assez bon. Que s’est-il passé ensuite ?',
        en: 'Tell me about a time you refused to deliver because it was not good enough. What happened next?',
      },
      'conscientiousness-high-5': {
        fr: 'Racontez une semaine où vous aviez plus à faire que de temps. Qu’avez-vous laissé de côté, et qui l’a su ?',
        en: 'Tell me about a week with more to do than time to do it. What did you leave out, and who knew?',
      },
    },
  },
  'personality.conscientiousness.low': {
    anchors: {
      1: {
        fr: 'Un plan bouleversé arrête le travail ; attend de nouvelles consignes ou s’accroche à l’ancien plan.',
        en: 'A plan overturned stops the work; waits for new instructions or clings to the old plan.',
      },
      3: {
        fr: 'S’adapte quand il le faut, avec un temps d’arrêt ; garde l’essentiel, perd quelques détails.',
        en: 'Adapts when it is needed, after a pause; keeps the main thing, loses a few details.',
      },
      5: {
        fr: 'Change de route vite et sans drame, sait ce qui peut attendre, et explique comment l’essentiel a été tenu.',
        en: 'Changes course quickly and without drama, knows what can be dropped, and explains how the main thing was kept.',
      },
    },
    questions: {
      'conscientiousness-low-1': {
        fr: 'Parlez-moi d’un plan que vous avez abandonné en cours de route. Qu’est-ce qui vous a décidé ?',
        en: 'Tell me about a plan you dropped along the way. What made you decide to?',
      },
      'conscientiousness-low-2': {
        fr: 'Racontez une journée où rien ne s’est passé comme prévu. Par quoi avez-vous commencé ?',
        en: 'Tell me about a day when nothing went as planned. What did you start with?',
      },
      'conscientiousness-low-3': {
        fr: 'Donnez un exemple d’un travail que vous avez rendu imparfait, à dessein. Pourquoi était-ce le bon choix ?',
        en: 'Give an example of work you handed over imperfect, on purpose. Why was that the right choice?',
      },
      'conscientiousness-low-4': {
        fr: 'Parlez-moi d’une fois où vous avez avancé sans consigne ni modèle. Comment avez-vous trouvé votre chemin ?',
        en: 'Tell me about a time you went ahead without instructions or a model. How did you find your way?',
      },
    },
  },
} as const satisfies BankOf<
  'personality.conscientiousness.high' | 'personality.conscientiousness.low'
>;
