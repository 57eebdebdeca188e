import type { BankOf } from './bank-of.ts';

export const AGREEABLENESS = {
  'personality.agreeableness.high': {
    anchors: {
      1: {
        fr: 'Parle de l’autre avec dédain ; l’aide ou l’accord servait d’abord son propre intérêt.',
        en: 'Speaks of the other person with contempt; help or agreement served their own interest first.',
      },
      3: {
        fr: 'Aide volontiers ou calme le jeu, sans avoir cherché ce que l’autre voulait vraiment.',
        en: 'Gladly helps or calms things down, without having asked what the other person really wanted.',
      },
      5: {
        fr: 'A compris le point de vue de l’autre, donné du sien sans calcul, et la relation de travail a tenu ensuite.',
        en: 'Understood the other side, gave something without reckoning, and the working relationship held afterwards.',
      },
    },
    questions: {
      'agreeableness-high-1': {
        fr: 'Parlez-moi d’un désaccord au travail que vous avez réglé. Que voulait l’autre, et qu’avez-vous cédé ?',
        en: 'Tell me about a disagreement at work that you settled. What did the other person want, and what did you give up?',
      },
      'agreeableness-high-2': {
        fr: 'Racontez une fois où vous avez aidé quelqu’un alors que cela retardait votre propre travail.',
        en: 'Tell me about a time you helped somebody although it held up your own work.',
      },
      'agreeableness-high-3': {
        fr: 'Décrivez une personne avec qui il était difficile de travailler. Qu’avez-vous appris d’elle ?',
        en: 'Describe a person who was hard to work with. What did you learn from them?',
      },
      'agreeableness-high-4': {
        fr: 'Parlez-moi d’une fois où vous avez fait confiance avant d’avoir des preuves. Comment cela a-t-il tourné ?',
        en: 'Tell me about a time you trusted somebody before you had proof. How did it turn out?',
      },
      'agreeableness-high-5': {
        fr: 'Racontez un succès dont le mérite revenait surtout à d’autres. Comment l’avez-vous fait savoir ?',
        en: 'Tell me about a success that was mostly due to others. How did you make that known?',
      },
    },
  },
  'personality.agreeableness.low': {
    anchors: {
      1: {
        fr: 'Évite le désaccord ou s’y montre blessant ; le problème est resté entier.',
        en: 'Avoids disagreement or is hurtful in it; the problem was left as it was.',
      },
      3: {
        fr: 'Finit par dire ce qui ne va pas, tard ou à moitié ; obtient une partie de ce qu’il fallait.',
        en: 'Says in the end what is wrong, late or half-way; gets part of what was needed.',
      },
      5: {
        fr: 'Dit tôt et clairement ce qui dérange, faits à l’appui, supporte le déplaisir de l’autre, et reste correct.',
        en: 'Says early and plainly what is unwelcome, with facts, bears the other person’s displeasure, and stays fair.',
      },
    },
    questions: {
      'agreeableness-low-1': {
        fr: 'Parlez-moi d’une fois où vous avez dit non à quelqu’un d’important. Comment l’avez-vous formulé ?',
        en: 'Tell me about a time you said no to somebody important. How did you put it?',
      },
      'agreeableness-low-2': {
        fr: 'Racontez une négociation que vous avez menée jusqu’au bout sans céder sur l’essentiel.',
        en: 'Tell me about a negotiation you carried through without giving way on the main point.',
      },
      'agreeableness-low-3': {
        fr: 'Décrivez un retour désagréable que vous avez dû faire. Quels ont été vos premiers mots ?',
        en: 'Describe unpleasant feedback you had to give. What were your first words?',
      },
      'agreeableness-low-4': {
        fr: 'Parlez-moi d’un avis que vous avez maintenu contre celui de tous. Sur quoi vous appuyiez-vous ?',
        en: 'Tell me about an opinion you held alone against everybody. What did you rely on?',
      },
    },
  },
} as const satisfies BankOf<'personality.agreeableness.high' | 'personality.agreeableness.low'>;
