import type { contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { userPolicy } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { findOrganization } from '../queries/organizations.ts';
import {
  activateSecret,
  clearSecondFactor,
  countRecoveryCodes,
  offerSecret,
  replaceRecoveryCodes,
} from '../queries/second-factor.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { UserRow } from '../queries/users.ts';
import { auditUser } from '../services/audit-user.ts';
import { findReadableUser } from '../services/find-user.ts';
import { proveIdentity, provePassword, throttleProof } from '../services/prove-identity.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../services/recovery-codes.ts';
import type { Secrets } from '../services/secrets.ts';
import { sealTotpSecret, stepOfCode } from '../services/spend-code.ts';
import { newTotpSecret, totpUrl } from '../services/totp.ts';

const issueRecoveryCodes = async (tx: Tx, secrets: Secrets, user: UserRow): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    user,
    codes.map((code) => hashRecoveryCode(secrets, user.id, code)),
  );
  return codes;
};

export const secondFactor: Handlers<typeof contract.secondFactor> = {
  read: async ({ actor, tx, params }) => {
    const user = await findReadableUser(tx, actor, params.id);
    const { secondFactorForAdmins } = await findOrganization(tx, user.organizationId);
    return {
      active: user.totpConfirmedAt !== null,
      demanded: secondFactorForAdmins && user.role !== 'user',
      recoveryCodesLeft: await countRecoveryCodes(tx, user),
    };
  },

  begin: async ({ actor, tx, params, body, now, config, ...services }) => {
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    await provePassword(services, user, body.password, now);
    const secret = newTotpSecret();
    await offerSecret(tx, user, sealTotpSecret(services.secrets, secret));
    // The host tells two installations apart in a list of accounts.
    const issuer = `Cadran (${config.baseUrl.hostname})`;
    return { secret, url: totpUrl({ issuer, account: user.username, secret }) };
  },

  confirm: async ({ actor, tx, params, body, now, request, ...services }) => {
    const { secrets } = services;
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    const { totpSecret } = user;
    if (totpSecret === null || user.totpConfirmedAt !== null) throw new AppError('conflict');
    await throttleProof(services, user, now);
    const step = await stepOfCode(secrets, totpSecret, body.code, now);
    if (step === undefined) throw invalid({ code: 'wrong_code' });
    await activateSecret(tx, user, { totpSecret, totpLastStep: step, totpConfirmedAt: now });
    const codes = await issueRecoveryCodes(tx, secrets, user);
    await deleteSessionsOf(tx.sql, user, request.sessionId ?? undefined);
    await auditUser(tx, actor, 'set_up_second_factor', user, now);
    return { recoveryCodes: codes };
  },

  remove: async ({ actor, tx, params, body, now, ...services }) => {
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.removeSecondFactor, actor, user);
    if (user.totpConfirmedAt === null) throw new AppError('conflict');
    if (actor.id === user.id) await proveIdentity(services, tx, user, body, now);
    // Whoever lost the authenticator may have lost the computer with it.
    else await deleteSessionsOf(tx.sql, user);
    await clearSecondFactor(tx, user);
    await auditUser(tx, actor, 'remove_second_factor', user, now);
  },

  renewRecoveryCodes: async ({ actor, tx, params, body, now, ...services }) => {
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.setUpSecondFactor, actor, user);
    if (user.totpConfirmedAt === null) throw new AppError('conflict');
    await proveIdentity(services, tx, user, body, now);
    const codes = await issueRecoveryCodes(tx, services.secrets, user);
    await auditUser(tx, actor, 'renew_recovery_codes', user, now);
    return { recoveryCodes: codes };
  },
};
