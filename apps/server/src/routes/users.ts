import type { contract, UserChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { organizationExists } from '../queries/organizations.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import { deleteUser, listUsers, updateUser } from '../queries/users.ts';
import { auditUser } from '../services/audit-user.ts';
import { changeDetail, changedFields } from '../services/changed-fields.ts';
import { createOrganization } from '../services/create-organization.ts';
import { createUser } from '../services/create-user.ts';
import { findReadableUser, findUserForChange } from '../services/find-user.ts';
import { given } from '../services/given.ts';
import { handOverCampaigns } from '../services/hand-over-campaigns.ts';
import { importUsers } from '../services/import-users.ts';
import { keepOneInCharge } from '../services/keep-one-in-charge.ts';
import { preparePassword } from '../services/prepare-password.ts';
import { presentUser } from '../services/present.ts';
import { userPasswords } from './user-passwords.ts';

/** An organisation named in a body: a foreign one and a missing one are refused alike. */
const refuseStrangeOrganization = async (tx: Tx, actor: Member, id: string): Promise<void> => {
  if (!userPolicy.create(actor, id) || !(await organizationExists(tx, id)))
    throw invalid({ organizationId: 'one_of' });
};

/** Changes after which the user's sessions must not go on as they were. */
const endsSessions = (fields: readonly (keyof UserChange)[], change: UserChange): boolean =>
  fields.includes('role') || (fields.includes('status') && change.status === 'inactive');

export const users: Handlers<typeof contract.users> = {
  ...userPasswords,

  list: async ({ actor, tx, query }) => {
    const { items, total } = await listUsers(tx, query);
    return { items: items.map((row) => presentUser(actor, row)), total };
  },

  create: async ({ actor, tx, body, now, ...services }) => {
    const { organization, organizationId: givenId, sendCredentials, ...values } = body;
    if (organization !== undefined) authorise(userPolicy.createOrganization, actor);
    if (givenId !== undefined) await refuseStrangeOrganization(tx, actor, givenId);
    if (!userPolicy.grant(actor, values.role)) throw invalid({ role: 'one_of' });
    const organizationId =
      organization === undefined
        ? givenId
        : (await createOrganization(tx, actor, organization, now)).organizationId;
    if (organizationId === undefined) throw invalid({ organizationId: 'required' });
    const person = { ...values, organizationId };
    const telling = sendCredentials ? services : null;
    const prepared = await preparePassword();
    const { user, credentials } = await createUser(tx, actor, person, prepared, telling, now);
    return { user: presentUser(actor, user), credentials };
  },

  import: async ({ actor, tx, body, now, ...services }) => {
    await refuseStrangeOrganization(tx, actor, body.organizationId);
    return importUsers(tx, actor, body, body.sendCredentials ? services : null, now);
  },

  read: async ({ actor, tx, params }) =>
    presentUser(actor, await findReadableUser(tx, actor, params.id)),

  update: async ({ actor, tx, params, body, now }) => {
    const user = await findUserForChange(tx, actor, params.id);
    authorise(userPolicy.edit, actor, user);
    const sent = Object.keys(body) as (keyof UserChange)[];
    if (userPolicy.forbiddenFields(actor, user, sent).length > 0) throw new AppError('forbidden');
    if (body.role !== undefined && !userPolicy.grant(actor, body.role))
      throw invalid({ role: 'one_of' });
    await keepOneInCharge(tx, user, body);
    const fields = changedFields<UserChange>(user, body);
    if (fields.length === 0) return presentUser(actor, user);
    const changed = await updateUser(tx, user, given(body));
    if (endsSessions(fields, body)) await deleteSessionsOf(tx.sql, user);
    await auditUser(tx, actor, 'update', changed, now, changeDetail(user, changed, fields));
    return presentUser(actor, changed);
  },

  remove: async ({ actor, tx, params, query, now }) => {
    const user = await findUserForChange(tx, actor, params.id);
    authorise(userPolicy.delete, actor, user);
    await keepOneInCharge(tx, user, { status: 'inactive' });
    const heir = await handOverCampaigns(tx, user, query.heir);
    await deleteUser(tx, user);
    await auditUser(tx, actor, 'delete', user, now, heir === undefined ? {} : { heir });
  },
};
