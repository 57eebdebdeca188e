/** The guides of docs/guide, in the order in which the help lists them. */
export const GUIDES = ['recruiter', 'hr-director', 'administrator', 'operator', 'rights'] as const;
export type GuideName = (typeof GUIDES)[number];
