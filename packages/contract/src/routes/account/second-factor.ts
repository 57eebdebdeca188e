import { z } from 'zod';
import { defineRoutes, MEMBERS, SHARES } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  proof,
  recoveryCodes,
  secondFactorCode,
  secondFactorOffer,
  secondFactorStatus,
} from '../../schemas/user/second-factor.ts';
import { currentPassword } from '../../schemas/user/user.ts';

/** For the user's own account. */
export const secondFactor = defineRoutes({
  read: {
    method: 'GET',
    path: '/users/:id/second-factor',
    summary: 'Get the second factor of a user',
    description: 'Tells whether it is active and how many recovery codes are left.',
    access: MEMBERS,
    params: idParams,
    answer: secondFactorStatus,
    evenBeforeSetup: true,
  },
  begin: {
    method: 'POST',
    path: '/users/:id/second-factor',
    summary: 'Start setting up a second factor',
    description: 'Returns the secret for the authenticator app.',
    access: MEMBERS,
    params: idParams,
    body: z.strictObject({ password: currentPassword }),
    answer: secondFactorOffer,
    evenBeforeSetup: true,
    ownTransactions: true,
    share: SHARES.password,
  },
  confirm: {
    method: 'POST',
    path: '/users/:id/second-factor/confirm',
    summary: 'Confirm the second factor',
    description:
      'Activates it with a first code. The recovery codes are shown only in this response.',
    access: MEMBERS,
    params: idParams,
    body: z.strictObject({ code: secondFactorCode }),
    answer: recoveryCodes,
    evenBeforeSetup: true,
  },
  remove: {
    method: 'DELETE',
    path: '/users/:id/second-factor',
    summary: 'Remove a second factor',
    description:
      'Users prove it with their password or a code. Admins can remove the second factor of a user who lost it.',
    access: MEMBERS,
    params: idParams,
    body: proof,
    ownTransactions: true,
    share: SHARES.password,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/:id/second-factor/recovery-codes',
    summary: 'Renew the recovery codes',
    description: 'The old codes stop working. The new ones are shown only in this response.',
    access: MEMBERS,
    params: idParams,
    body: proof,
    answer: recoveryCodes,
    ownTransactions: true,
    share: SHARES.password,
  },
});
