import { DEFAULT_THEME, type AuditAction, type contract, type UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import {
  generatePassword,
  hashPassword,
  isCommonPassword,
  verifyPassword,
} from '@cadran/passwords';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { insertOrganization } from '../queries/organizations.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import {
  deleteUser,
  findUser,
  insertUser,
  listUsers,
  updateUser,
  type UserRow,
} from '../queries/users.ts';
import { audit } from '../services/audit.ts';
import { given } from '../services/given.ts';
import { keepOneInCharge } from '../services/keep-one-in-charge.ts';
import { presentUser } from '../services/present.ts';

const auditUser = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  user: UserRow,
  now: Date,
  fields?: string[],
) =>
  audit(
    tx,
    actor,
    {
      organizationId: user.organizationId,
      action,
      target: { type: 'user', id: user.id, name: user.username },
      ...(fields === undefined ? {} : { detail: { fields } }),
    },
    now,
  );

/** Foreign and missing answer alike: who may not even read a user is told that there is none. */
const findReadable = async (tx: Tx, actor: Member, id: string): Promise<UserRow> => {
  const user = await findUser(tx, id);
  if (!userPolicy.read(actor, user)) throw new AppError('not_found');
  return user;
};

/** Changes after which the user's sessions must not go on as they were. */
const endsSessions = (change: UserChange): boolean =>
  change.role !== undefined || change.status === 'inactive';

export const users: Handlers<typeof contract.users> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listUsers(tx, query);
    return { items: items.map((row) => presentUser(actor, row)), total };
  },

  create: async ({ actor, tx, body, now }) => {
    const { organization, organizationId: givenId, ...values } = body;
    if (organization !== undefined) authorise(userPolicy.createOrganization, actor);
    else if (!userPolicy.create(actor, givenId ?? '')) throw invalid({ organizationId: 'one_of' });
    if (!userPolicy.grant(actor, values.role)) throw invalid({ role: 'one_of' });

    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    let organizationId = givenId;
    if (organization !== undefined) {
      const made = await insertOrganization(tx, { name: organization.name, theme: DEFAULT_THEME });
      organizationId = made.organizationId;
      await audit(
        tx,
        actor,
        {
          organizationId,
          action: 'create',
          target: { type: 'organization', id: organizationId, name: made.name },
        },
        now,
      );
    }
    if (organizationId === undefined) throw invalid({ organizationId: 'required' });
    const user = await insertUser(tx, {
      ...values,
      organizationId,
      passwordHash,
      mustChangePassword: true,
    });
    await auditUser(tx, actor, 'create', user, now);
    return {
      user: presentUser(actor, user),
      credentials: { identifier: user.username, password },
    };
  },

  import: async () => {
    throw new AppError('unavailable');
  },

  read: async ({ actor, tx, params }) =>
    presentUser(actor, await findReadable(tx, actor, params.id)),

  update: async ({ actor, tx, params, body, now }) => {
    const user = await findReadable(tx, actor, params.id);
    const fields = Object.keys(body) as (keyof UserChange)[];
    const forbidden = userPolicy.forbiddenFields(actor, user, fields);
    if (forbidden.length > 0) throw new AppError('forbidden');
    if (body.role !== undefined && !userPolicy.grant(actor, body.role))
      throw invalid({ role: 'one_of' });
    await keepOneInCharge(tx, user, body);
    const changed = await updateUser(tx, user, given(body));
    await auditUser(tx, actor, 'update', changed, now, fields);
    if (endsSessions(body)) await deleteSessionsOf(tx.sql, user);
    return presentUser(actor, changed);
  },

  remove: async ({ actor, tx, params, now }) => {
    const user = await findReadable(tx, actor, params.id);
    authorise(userPolicy.delete, actor, user);
    await keepOneInCharge(tx, user, { status: 'inactive' });
    await auditUser(tx, actor, 'delete', user, now);
    await deleteUser(tx, user);
  },

  changePassword: async ({ actor, tx, params, body, config, now, request }) => {
    const user = await findReadable(tx, actor, params.id);
    authorise(userPolicy.changePassword, actor, user);
    if (body.newPassword.length < config.passwordMinLength)
      throw invalid({ newPassword: `min_length:${config.passwordMinLength}` });
    if (isCommonPassword(body.newPassword)) throw invalid({ newPassword: 'common_password' });
    if (!(await verifyPassword(body.oldPassword, user.passwordHash)))
      throw invalid({ oldPassword: 'wrong_password' });
    await updateUser(tx, user, {
      passwordHash: await hashPassword(body.newPassword),
      mustChangePassword: false,
    });
    await deleteSessionsOf(tx.sql, user, request.sessionId ?? undefined);
    await auditUser(tx, actor, 'change_password', user, now);
  },

  resetPassword: async ({ actor, tx, params, now }) => {
    const user = await findReadable(tx, actor, params.id);
    authorise(userPolicy.resetPassword, actor, user);
    const password = generatePassword();
    await updateUser(tx, user, {
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
    });
    await deleteSessionsOf(tx.sql, user);
    await auditUser(tx, actor, 'reset_password', user, now);
    return { password };
  },
};
