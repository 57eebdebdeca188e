import { logUserActivity } from '../activity-log/index.ts';
import type { contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, userPolicy } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import type { Handlers, Services } from '../../http/context.ts';
import {
  confirmSecret,
  clearSecondFactor,
  countRecoveryCodes,
  savePendingSecret,
  replaceRecoveryCodes,
} from './queries.ts';
import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.ts';
import type { Secrets } from '../../secrets.ts';
import { encryptTotpSecret, findTotpStep } from './verify-second-factor.ts';
import { generateTotpSecret, totpUrl } from './totp.ts';
import { deleteUserSessions, reauthenticate, throttleReauthentication } from '../auth/index.ts';
import { findOrganization } from '../organizations/index.ts';
import { findReadableUser, type UserRow } from '../users/index.ts';

const issueRecoveryCodes = async (tx: Tx, secrets: Secrets, user: UserRow): Promise<string[]> => {
  const codes = generateRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    user,
    codes.map((code) => hashRecoveryCode(secrets, user.id, code)),
  );
  return codes;
};

const findSeen = (
  { database }: Pick<Services, 'database'>,
  actor: Member,
  id: string,
): Promise<UserRow> => memberTransaction(database, actor, (tx) => findReadableUser(tx, actor, id));

export const secondFactor: Handlers<typeof contract.secondFactor> = {
  read: async ({ actor, tx, params }) => {
    const user = await findReadableUser(tx, actor, params.id);
    const organization = await findOrganization(tx, user.organizationId);
    return {
      active: user.totpConfirmedAt !== null,
      demanded: userPolicy.needsSecondFactor(user, organization),
      recoveryCodesLeft: await countRecoveryCodes(tx, user),
    };
  },

  begin: async ({ actor, params, body, now, config, ...services }) => {
    const user = await findSeen(services, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    const secret = generateTotpSecret();
    await reauthenticate(services, user, body, now, (tx) =>
      savePendingSecret(tx, user, encryptTotpSecret(services.secrets, secret)),
    );
    // The host distinguishes several installations in an authenticator app.
    const issuer = `Cadran (${config.baseUrl.hostname})`;
    return { secret, url: totpUrl({ issuer, account: user.username, secret }) };
  },

  confirm: async ({ actor, tx, params, body, now, request, ...services }) => {
    const { secrets } = services;
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    const { totpSecret } = user;
    if (totpSecret === null || user.totpConfirmedAt !== null) throw new AppError('conflict');
    await throttleReauthentication(services, user, now);
    const step = await findTotpStep(secrets, totpSecret, body.code, now);
    if (step === undefined) throw invalid({ code: 'wrong_code' });
    await confirmSecret(tx, user, { totpSecret, totpLastStep: step, totpConfirmedAt: now });
    const codes = await issueRecoveryCodes(tx, secrets, user);
    await deleteUserSessions(tx.sql, user, request.sessionId ?? undefined);
    await logUserActivity(tx, actor, 'set_up_second_factor', user, now);
    return { recoveryCodes: codes };
  },

  remove: async ({ actor, params, body, now, ...services }) => {
    const user = await findSeen(services, actor, params.id);
    authorise(userPolicy.removeSecondFactor, actor, user);
    if (user.totpConfirmedAt === null) throw new AppError('conflict');
    // The password alone would let whoever knows it remove the protection against just that.
    if (actor.id === user.id && body.code === undefined) throw invalid({ code: 'required' });
    const clear = async (tx: Tx): Promise<void> => {
      await clearSecondFactor(tx, user);
      await logUserActivity(tx, actor, 'remove_second_factor', user, now);
    };
    if (actor.id === user.id) await reauthenticate(services, user, body, now, clear);
    else
      await memberTransaction(services.database, actor, async (tx) => {
        // A lost authenticator may mean a lost device with an open session.
        await deleteUserSessions(tx.sql, user);
        await clear(tx);
      });
  },

  renewRecoveryCodes: async ({ actor, params, body, now, ...services }) => {
    const user = await findSeen(services, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    if (user.totpConfirmedAt === null) throw new AppError('conflict');
    return reauthenticate(services, user, body, now, async (tx) => {
      const codes = await issueRecoveryCodes(tx, services.secrets, user);
      await logUserActivity(tx, actor, 'renew_recovery_codes', user, now);
      return { recoveryCodes: codes };
    });
  },
};
