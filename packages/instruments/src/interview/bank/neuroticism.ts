import type { BankOf } from './bank-of.ts';

export const NEUROTICISM = {
  'personality.neuroticism.low': {
    anchors: {
      1: {
        fr: 'Le récit s’arrête à l’incident ou à qui l’a causé ; rien sur ce qui a été fait dans l’heure.',
        en: 'The story stops at the incident or at who caused it; nothing about what was done within the hour.',
      },
      3: {
        fr: 'A gardé le fil avec de l’aide ou après coup ; la leçon reste générale.',
        en: 'Kept going with help or afterwards; the lesson stays general.',
      },
      5: {
        fr: 'A trié l’urgent du reste, parlé calmement aux autres, agi, puis changé quelque chose pour la fois suivante.',
        en: 'Sorted the urgent from the rest, spoke calmly to others, acted, then changed something for the next time.',
      },
    },
    questions: {
      'neuroticism-low-1': {
        fr: 'Parlez-moi d’un incident grave survenu pendant que vous étiez responsable. Qu’avez-vous fait dans la première heure ?',
        en: 'Tell me about a serious incident while you were in charge. What did you do in the first hour?',
      },
      'neuroticism-low-2': {
        fr: 'Racontez une critique dure et injuste de votre travail. Qu’avez-vous répondu, et quand ?',
        en: 'Tell me about harsh and unfair criticism of your work. What did you answer, and when?',
      },
      'neuroticism-low-3': {
        fr: 'Décrivez une personne en colère contre vous, cliente ou collègue. Comment l’échange s’est-il terminé ?',
        en: 'Describe a customer or colleague who was angry with you. How did the exchange end?',
      },
      'neuroticism-low-4': {
        fr: 'Parlez-moi d’un échec au travail. Qu’avez-vous fait le lendemain ?',
        en: 'Tell me about a failure at work. What did you do the next day?',
      },
      'neuroticism-low-5': {
        fr: 'Racontez une période où plusieurs urgences sont tombées ensemble. Comment avez-vous choisi ?',
        en: 'Tell me about a time when several urgent things came at once. How did you choose?',
      },
    },
  },
  'personality.neuroticism.high': {
    anchors: {
      1: {
        fr: 'N’a pas vu venir le risque, ou l’a tu ; estime que tout va bien tant que rien ne casse.',
        en: 'Did not see the risk coming, or kept it quiet; thinks all is well until something breaks.',
      },
      3: {
        fr: 'A remarqué un signe et l’a dit une fois ; n’a pas suivi ce qu’il en advenait.',
        en: 'Noticed a sign and mentioned it once; did not follow up what became of it.',
      },
      5: {
        fr: 'A relevé tôt un signe faible, l’a vérifié, a prévenu la bonne personne et préparé une parade.',
        en: 'Picked up a faint sign early, checked it, warned the right person and prepared a remedy.',
      },
    },
    questions: {
      'neuroticism-high-1': {
        fr: 'Parlez-moi d’un risque que vous avez vu avant les autres. À qui l’avez-vous dit, et comment ?',
        en: 'Tell me about a risk you saw before others did. Whom did you tell, and how?',
      },
      'neuroticism-high-2': {
        fr: 'Racontez une fois où votre prudence a déplu. Avez-vous eu raison ?',
        en: 'Tell me about a time your caution was unwelcome. Were you right?',
      },
      'neuroticism-high-3': {
        fr: 'Décrivez ce que vous avez préparé pour le cas où un travail important tournerait mal.',
        en: 'Describe what you prepared in case an important piece of work went wrong.',
      },
      'neuroticism-high-4': {
        fr: 'Parlez-moi d’une fois où vous avez senti qu’une personne de l’équipe n’était pas d’accord sans le dire. Qu’en avez-vous fait ?',
        en: 'Tell me about a time you sensed that a colleague disagreed without saying so. What did you do about it?',
      },
    },
  },
} as const satisfies BankOf<'personality.neuroticism.high' | 'personality.neuroticism.low'>;
