import type { BankOf } from './bank-of.ts';

export const EXTRAVERSION = {
  'personality.extraversion.high': {
    anchors: {
      1: {
        fr: 'Attend que l’on vienne ; aucun exemple où le premier pas venait de la personne.',
        en: 'Waits to be asked; no example in which the person took the first step.',
      },
      3: {
        fr: 'Va vers les autres quand le rôle le demande ; le groupe suit un moment, sans effet durable cité.',
        en: 'Goes towards people when the role asks for it; the group follows for a while, no lasting effect named.',
      },
      5: {
        fr: 'A pris l’initiative devant un public ou des inconnus, a fait parler les autres, et peut dire ce qui en est sorti.',
        en: 'Took the lead before an audience or strangers, brought others into the talk, and can say what came of it.',
      },
    },
    questions: {
      'extraversion-high-1': {
        fr: 'Parlez-moi d’une fois où vous avez convaincu un groupe qui n’était pas de votre avis. Comment vous y êtes-vous pris ?',
        en: 'Tell me about a time you won over a group that did not agree with you. How did you go about it?',
      },
      'extraversion-high-2': {
        fr: 'Racontez votre arrivée dans une équipe où vous ne connaissiez personne. Qu’avez-vous fait la première semaine ?',
        en: 'Tell me about joining a team where you knew nobody. What did you do in the first week?',
      },
      'extraversion-high-3': {
        fr: 'Décrivez une réunion qui s’enlisait et que vous avez relancée. Qu’avez-vous dit ?',
        en: 'Describe a meeting that had got stuck and that you got moving again. What did you say?',
      },
      'extraversion-high-4': {
        fr: 'Parlez-moi d’un contact que vous avez pris de vous-même, à froid, et qui a servi à quelque chose.',
        en: 'Tell me about somebody you approached cold, on your own initiative, and what came of it.',
      },
      'extraversion-high-5': {
        fr: 'Racontez une journée de travail faite presque entièrement d’échanges. Comment gardiez-vous votre allant ?',
        en: 'Tell me about a working day made up almost entirely of conversations. How did you keep your energy?',
      },
    },
  },
  'personality.extraversion.low': {
    anchors: {
      1: {
        fr: 'Le travail seul ou au calme est décrit comme une punition ; la tâche a été interrompue ou rendue à d’autres.',
        en: 'Describes quiet or solitary work as a punishment; the task was broken off or given to others.',
      },
      3: {
        fr: 'Tient un travail solitaire pendant un temps ; l’écoute est réelle, mais peu de choses en ont été faites.',
        en: 'Keeps up solitary work for a while; real listening, but little was made of it.',
      },
      5: {
        fr: 'A mené en solitaire un travail de fond, a écouté avant de parler, et montre ce que ce calme a permis de voir.',
        en: 'Carried through deep work alone, listened before speaking, and shows what that quiet let them see.',
      },
    },
    questions: {
      'extraversion-low-1': {
        fr: 'Parlez-moi d’un travail long, mené en solitaire. Comment gardiez-vous votre concentration ?',
        en: 'Tell me about a long piece of work you did alone. How did you stay concentrated?',
      },
      'extraversion-low-2': {
        fr: 'Racontez une fois où vous taire et écouter a changé l’issue d’une discussion.',
        en: 'Tell me about a time when keeping quiet and listening changed how a discussion ended.',
      },
      'extraversion-low-3': {
        fr: 'Décrivez une situation où vous avez laissé la place à quelqu’un d’autre devant le groupe. Pourquoi ?',
        en: 'Describe a situation in which you let somebody else take the stage. Why?',
      },
      'extraversion-low-4': {
        fr: 'Parlez-moi d’une décision que vous avez mûrie par écrit avant d’en parler. Qu’y avez-vous gagné ?',
        en: 'Tell me about a decision you worked out in writing before talking about it. What did you gain?',
      },
    },
  },
} as const satisfies BankOf<'personality.extraversion.high' | 'personality.extraversion.low'>;
