import { ANONYMOUS, defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  groupForm,
  groupFormState,
  retest,
  retestAccess,
  retestChange,
  retestState,
  savedRetest,
} from '../../schemas/screening/candidates/volunteering.ts';

const own = { access: ['respondent'], module: 'screening', params: idParams } as const;
const GROUP_FORM = '/screening/questionnaires/:id/group-form';
const RETEST = '/screening/questionnaires/:id/retest';

/** The voluntary form about sex, age and disability. */
export const groupStatistics = defineRoutes({
  read: {
    ...own,
    method: 'GET',
    path: GROUP_FORM,
    summary: 'Ask whether the voluntary form is offered',
    description:
      'After the questionnaire was sent, once, where the organisation takes part and the candidate has not said no.',
    answer: groupFormState,
    unlogged: true,
  },
  send: {
    ...own,
    method: 'POST',
    path: GROUP_FORM,
    summary: 'Send the voluntary form',
    description:
      'Adds the answers to counts of groups. Nothing of them is stored with the candidate, and no member of the organisation can read them.',
    body: groupForm,
    errors: ['conflict'],
    unlogged: true,
    limit: { max: 300, seconds: 60 },
  },
});

/** Answering a second time. Open by the link of the mail alone. */
export const retests = defineRoutes({
  read: {
    ...own,
    method: 'GET',
    path: RETEST,
    summary: 'Ask whether answering a second time is offered',
    answer: retestState,
  },
  agree: {
    ...own,
    method: 'PUT',
    path: RETEST,
    summary: 'Agree to be asked again after three weeks',
    answer: retestState,
    errors: ['conflict'],
  },
  withdraw: {
    ...own,
    method: 'DELETE',
    path: RETEST,
    summary: 'Withdraw the agreement',
    description: 'Deletes the second answers, if there are any.',
  },
  open: {
    method: 'POST',
    path: '/screening/retests/open',
    summary: 'Open the second answering',
    description: 'With the secret of the link that was mailed.',
    access: ANONYMOUS,
    body: retestAccess,
    answer: retest,
    limit: { max: 60, seconds: 60 },
  },
  save: {
    method: 'PUT',
    path: '/screening/retests/answers',
    summary: 'Save second answers',
    description:
      'Accepts any subset of the answers. Completed, they are compared with the first ones, added up and deleted.',
    access: ANONYMOUS,
    body: retestChange,
    answer: savedRetest,
    limit: { max: 600, seconds: 60 },
  },
});
