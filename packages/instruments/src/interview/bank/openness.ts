import type { BankOf } from './bank-of.ts';

export const OPENNESS = {
  'personality.openness.high': {
    anchors: {
      1: {
        fr: 'Reste dans l’habituel ; aucun exemple où l’idée venait d’ailleurs ou a été mise à l’épreuve.',
        en: 'Stays with the familiar; no example of an idea from elsewhere that was put to the test.',
      },
      3: {
        fr: 'Un exemple réel d’idée nouvelle, mais surtout à la demande d’autrui ; peu dit sur ce qu’elle a donné.',
        en: 'A real example of a new idea, mostly at somebody’s request; little about what came of it.',
      },
      5: {
        fr: 'A cherché l’idée ailleurs, l’a essayée à petite échelle, dit ce qui a marché ou non et ce qu’il en reste.',
        en: 'Went looking for the idea, tried it on a small scale, says what worked, what did not and what is left of it.',
      },
    },
    questions: {
      'openness-high-1': {
        fr: 'Parlez-moi d’une fois où vous avez essayé une manière de faire que personne autour de vous n’utilisait. D’où venait l’idée, et qu’a-t-elle donné ?',
        en: 'Tell me about a time you tried a way of working that nobody around you used. Where did the idea come from, and what came of it?',
      },
      'openness-high-2': {
        fr: 'Racontez un problème que vous avez d’abord compris de travers. Comment avez-vous changé d’avis ?',
        en: 'Tell me about a problem you first understood the wrong way. How did you come to change your mind?',
      },
      'openness-high-3': {
        fr: 'Quel sujet éloigné de votre métier vous a servi au travail ? Décrivez la situation précise.',
        en: 'Which subject far from your own field has been useful to you at work? Describe the situation.',
      },
      'openness-high-4': {
        fr: 'Parlez-moi d’un changement que l’on vous a imposé et dont vous avez fait quelque chose d’utile.',
        en: 'Tell me about a change that was imposed on you and that you turned into something useful.',
      },
      'openness-high-5': {
        fr: 'Racontez une discussion où un point de vue très différent du vôtre vous a fait revoir votre travail.',
        en: 'Tell me about a discussion in which a view very different from yours made you redo your work.',
      },
    },
  },
  'personality.openness.low': {
    anchors: {
      1: {
        fr: 'S’ennuie vite de ce qui marche ; change une méthode éprouvée sans raison qui tienne au résultat.',
        en: 'Soon tires of what works; changes a proven method without a reason that lies in the result.',
      },
      3: {
        fr: 'Sait garder une méthode éprouvée quand on le demande ; dit peu de choses sur ce qu’elle protège.',
        en: 'Can keep to a proven method when asked; says little about what it protects.',
      },
      5: {
        fr: 'A gardé ou rétabli une méthode simple et sûre, peut dire ce qu’elle évite, et la suit encore le jour où cela pèse.',
        en: 'Kept or restored a simple, safe method, can say what it prevents, and followed it on the day it was tedious.',
      },
    },
    questions: {
      'openness-low-1': {
        fr: 'Parlez-moi d’une fois où vous avez défendu une méthode éprouvée contre une nouveauté. Sur quoi vous appuyiez-vous ?',
        en: 'Tell me about a time you stood up for a proven method against a new one. What did you rely on?',
      },
      'openness-low-2': {
        fr: 'Racontez un travail répétitif que vous avez bien fait pendant longtemps. Qu’est-ce qui vous aidait à garder la qualité ?',
        en: 'Tell me about repetitive work that you did well for a long time. What helped you keep up the quality?',
      },
      'openness-low-3': {
        fr: 'Donnez un exemple d’une solution simple que vous avez préférée à une solution plus brillante.',
        en: 'Give an example of a simple solution that you preferred to a more brilliant one.',
      },
      'openness-low-4': {
        fr: 'Parlez-moi d’une fois où suivre la procédure telle quelle a évité une erreur.',
        en: 'Tell me about a time when following the procedure exactly prevented a mistake.',
      },
    },
  },
} as const satisfies BankOf<'personality.openness.high' | 'personality.openness.low'>;
