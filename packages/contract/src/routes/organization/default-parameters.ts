import { ADMINS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { defaultParameters as parameters } from '../../schemas/campaign/default-parameters.ts';

const path = '/organizations/:id/default-parameters';

export const defaultParameters = defineRoutes({
  read: {
    method: 'GET',
    path,
    summary: 'Get the default parameters of new campaigns',
    description:
      'A new campaign of the organisation takes the fields that its request leaves out from here, and the rest from the product.',
    access: MEMBERS,
    params: idParams,
    answer: parameters,
  },
  save: {
    method: 'PUT',
    path,
    summary: 'Replace the default parameters of new campaigns',
    description: 'Existing campaigns stay as they are.',
    access: ADMINS,
    params: idParams,
    body: parameters,
    answer: parameters,
  },
});
