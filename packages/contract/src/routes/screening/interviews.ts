import { defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { interview, sheetChange } from '../../schemas/screening/interview/interview.ts';

const common = { access: MEMBERS, module: 'screening', params: idParams } as const;

/** Interviews of candidates. Without a scope: an API key interviews nobody. */
export const interviews = defineRoutes({
  read: {
    ...common,
    method: 'GET',
    path: '/screening/questionnaires/:id/interview',
    summary: 'Get a candidate’s interview guide',
    description:
      'Returns the questions, your own sheet and who else interviews. The ratings of others follow once you have submitted yours, or chosen to read without rating. They never change the score.',
    answer: interview,
  },
  saveSheet: {
    ...common,
    method: 'PUT',
    path: '/screening/questionnaires/:id/interview/sheet',
    summary: 'Save your interview sheet',
    description:
      'Saves a draft, or submits it: submitted ratings are final. Fails with `conflict` if `version` is not the current one, or if the sheet was submitted.',
    body: sheetChange,
    answer: interview,
    errors: ['conflict'],
  },
  readOnly: {
    ...common,
    method: 'POST',
    path: '/screening/questionnaires/:id/interview/read-only',
    summary: 'Read the ratings without rating',
    description:
      'For those who decide without interviewing. It cannot be undone: whoever has read the ratings of others cannot rate this candidate. A draft of yours is discarded.',
    answer: interview,
    errors: ['conflict'],
  },
});
