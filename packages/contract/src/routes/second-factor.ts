import { z } from 'zod';
import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams } from '../schemas/basics.ts';
import {
  proof,
  recoveryCodes,
  secondFactorCode,
  secondFactorOffer,
  secondFactorStatus,
} from '../schemas/second-factor.ts';
import { currentPassword } from '../schemas/user.ts';

/** One's own, and all before anything else where the organisation demands it. */
export const secondFactor = defineRoutes({
  read: {
    method: 'GET',
    path: '/users/:id/second-factor',
    summary: 'Whether a second factor is active, and how many recovery codes are left',
    access: MEMBERS,
    params: idParams,
    answer: secondFactorStatus,
    evenBeforeSetup: true,
  },
  begin: {
    method: 'POST',
    path: '/users/:id/second-factor',
    summary: 'Begin to set up the own second factor: a secret for the authenticator',
    access: MEMBERS,
    params: idParams,
    body: z.strictObject({ password: currentPassword }),
    answer: secondFactorOffer,
    evenBeforeSetup: true,
  },
  confirm: {
    method: 'POST',
    path: '/users/:id/second-factor/confirm',
    summary: 'Activate it with a first code; recovery codes are shown this once',
    access: MEMBERS,
    params: idParams,
    body: z.strictObject({ code: secondFactorCode }),
    answer: recoveryCodes,
    evenBeforeSetup: true,
  },
  remove: {
    method: 'DELETE',
    path: '/users/:id/second-factor',
    summary: 'Remove the own second factor with password or code; admins remove a lost one',
    access: MEMBERS,
    params: idParams,
    body: proof,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/:id/second-factor/recovery-codes',
    summary: 'New recovery codes in place of the old ones, shown this once',
    access: MEMBERS,
    params: idParams,
    body: proof,
    answer: recoveryCodes,
  },
});
