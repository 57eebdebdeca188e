import { AGE_GROUPS } from './facts.ts';

/** What the voluntary form after the questionnaire asks; nobody has to say any of it. */
export const GROUP_FORM = {
  sex: ['female', 'male', 'other'],
  age_band: AGE_GROUPS,
} as const;
export type GroupQuestion = keyof typeof GROUP_FORM;
export const GROUP_QUESTIONS = Object.keys(GROUP_FORM) as readonly GroupQuestion[];
export type GroupAnswers = { readonly [Q in GroupQuestion]: (typeof GROUP_FORM)[Q][number] | null };
