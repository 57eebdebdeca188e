import { defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { groupForm, groupFormState } from '../../schemas/screening/candidates/volunteering.ts';

const own = { access: ['respondent'], module: 'screening', params: idParams } as const;
const GROUP_FORM = '/screening/questionnaires/:id/group-form';

/** The voluntary form about sex and age. */
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
