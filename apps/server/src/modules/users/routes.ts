import type { contract, UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import type { Handlers } from '../../http/context.ts';
import { requireFreeNames } from './queries/login-names.ts';
import { deleteUser, listUsers, updateUser } from './queries/users.ts';
import { createUser } from './create-user.ts';
import { findReadableUser, findUserForUpdate } from './find-user.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { transferCampaigns } from './transfer-campaigns.ts';
import { importUsers } from './import/import-users.ts';
import { requireRemainingAdministrator } from './last-administrator/require-administrator.ts';
import { presentUser } from './present-user.ts';
import { userPasswords } from './passwords/routes.ts';
import { describeChange, changedFields, logUserActivity } from '../activity-log/index.ts';
import { deleteUserSessions, generateHashedPassword } from '../auth/index.ts';
import {
  createOrganization,
  findOrganization,
  organizationExists,
} from '../organizations/index.ts';

/** The same error for a foreign and a missing organisation. */
const requireKnownOrganization = async (tx: Tx, actor: Member, id: string): Promise<void> => {
  if (!userPolicy.create(actor, id) || !(await organizationExists(tx, id)))
    throw invalid({ organizationId: 'one_of' });
};

const endsSessions = (fields: readonly (keyof UserChange)[], change: UserChange): boolean =>
  fields.includes('role') || (fields.includes('status') && change.status === 'inactive');

export const users: Handlers<typeof contract.users> = {
  ...userPasswords,

  list: async ({ actor, tx, query }) => {
    const { items, total } = await listUsers(tx, query);
    return { items: items.map((row) => presentUser(actor, row)), total };
  },

  create: async ({ actor, body, now, fit, ...services }) => {
    const { database } = services;
    const { organization, organizationId: requestedId, sendCredentials, ...values } = body;
    const { role = organization === undefined ? 'user' : 'admin' } = values;
    if (organization !== undefined) authorise(userPolicy.createOrganization, actor);
    if (requestedId !== undefined)
      await memberTransaction(database, actor, (tx) =>
        requireKnownOrganization(tx, actor, requestedId),
      );
    if (!userPolicy.grant(actor, role)) throw invalid({ role: 'one_of' });
    if (organization === undefined && requestedId === undefined)
      throw invalid({ organizationId: 'required' });
    await requireFreeNames(database.global, values);
    const prepared = await generateHashedPassword();
    return memberTransaction(database, actor, async (tx) => {
      const created = organization && (await createOrganization(tx, actor, organization, now));
      const organizationId = created?.organizationId ?? requestedId;
      if (organizationId === undefined) throw invalid({ organizationId: 'required' });
      const person = { ...values, role, organizationId };
      const mailServices = sendCredentials ? services : null;
      const { user, credentials } = await createUser(
        tx,
        actor,
        person,
        prepared,
        mailServices,
        now,
      );
      return fit({ user: presentUser(actor, user), credentials });
    });
  },

  import: async ({ actor, body, now, fit, ...services }) => {
    const organization = await memberTransaction(services.database, actor, async (tx) => {
      await requireKnownOrganization(tx, actor, body.organizationId);
      return findOrganization(tx, body.organizationId);
    });
    return importUsers(services, actor, organization, body, fit, now);
  },

  read: async ({ actor, tx, params }) =>
    presentUser(actor, await findReadableUser(tx, actor, params.id)),

  update: async ({ actor, tx, params, body, now }) => {
    const user = await findUserForUpdate(tx, actor, params.id);
    authorise(userPolicy.edit, actor, user);
    const sent = Object.keys(body) as (keyof UserChange)[];
    if (userPolicy.forbiddenFields(actor, user, sent).length > 0) throw new AppError('forbidden');
    if (body.role !== undefined && !userPolicy.grant(actor, body.role))
      throw invalid({ role: 'one_of' });
    await requireRemainingAdministrator(tx, user, body);
    const fields = changedFields<UserChange>(user, body);
    if (fields.length === 0) return presentUser(actor, user);
    const changed = await updateUser(tx, user, omitUndefined(body));
    if (endsSessions(fields, body)) await deleteUserSessions(tx.sql, user);
    await logUserActivity(tx, actor, 'update', changed, now, describeChange(user, changed, fields));
    return presentUser(actor, changed);
  },

  endSessions: async ({ actor, tx, params, now }) => {
    const user = await findReadableUser(tx, actor, params.id);
    authorise(userPolicy.endSessions, actor, user);
    await deleteUserSessions(tx.sql, user);
    await logUserActivity(tx, actor, 'end_sessions', user, now);
  },

  remove: async ({ actor, tx, params, query, now }) => {
    const user = await findUserForUpdate(tx, actor, params.id);
    authorise(userPolicy.delete, actor, user);
    await requireRemainingAdministrator(tx, user, { status: 'inactive' });
    const newOwner = await transferCampaigns(tx, user, query.newOwner);
    await deleteUser(tx, user);
    await logUserActivity(
      tx,
      actor,
      'delete',
      user,
      now,
      newOwner === undefined ? {} : { newOwner },
    );
  },
};
