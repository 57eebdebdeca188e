import type { contract } from '@cadran/contract';
import { organizationPolicy } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import {
  deleteLogo,
  deleteOrganization,
  findLogo,
  findOrganization,
  listOrganizations,
  saveLogo,
  updateOrganization,
  type OrganizationValues,
} from './queries.ts';
import { findAdministeredOrganization } from './find-organization.ts';
import { createOrganization } from './create-organization.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { reencodeLogo } from './reencode-logo.ts';
import { presentOrganization, presentPublicOrganization } from './present-organization.ts';
import {
  logActivity,
  describeChange,
  changedFields,
  logOrganizationActivity,
} from '../activity-log/index.ts';
import { holdToAnnounced } from '../privacy/index.ts';
import { requireOtherSuperadmin, listUsers, presentUser } from '../users/index.ts';

export const organizations: Handlers<typeof contract.organizations> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listOrganizations(tx, query);
    return { items: items.map((row) => presentOrganization(actor, row)), total };
  },

  create: async ({ actor, tx, body, now }) => {
    const values = { name: body.name, ...omitUndefined(body.settings ?? {}) };
    return presentOrganization(actor, await createOrganization(tx, actor, values, now));
  },

  read: async ({ actor, database, params }) => {
    const row = await database.withTenant(params.id, (tx) => findOrganization(tx, params.id));
    if (actor.kind === 'member') {
      if (!organizationPolicy.read(actor, params.id)) throw new AppError('not_found');
      return presentOrganization(actor, row);
    }
    if (!organizationPolicy.readPublic(actor, row)) throw new AppError('not_found');
    return presentPublicOrganization(row);
  },

  update: async ({ actor, tx, params, body, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const { version, settings, ...values } = body;
    if (values.status !== undefined) authorise(organizationPolicy.changeStatus, actor);
    if (values.status === 'inactive') {
      if (!organizationPolicy.deactivate(actor, params.id)) throw invalid({ status: 'one_of' });
      await requireOtherSuperadmin(tx, params.id);
    }
    const change = omitUndefined({ ...values, ...settings });
    const changed = await updateOrganization(tx, params.id, change, version);
    const before = organization.screeningRetentionDays;
    if (changed.screeningRetentionDays > before) await holdToAnnounced(tx, params.id, before);
    const fields = changedFields<OrganizationValues>(organization, change);
    if (fields.length > 0) {
      const detail = describeChange(organization, changed, fields);
      await logOrganizationActivity(tx, actor, 'update', changed, now, detail);
    }
    return presentOrganization(actor, changed);
  },

  remove: async ({ actor, tx, params, body, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.delete, actor, params.id);
    if (body.name !== organization.name) throw invalid({ name: 'one_of' });
    await requireOtherSuperadmin(tx, params.id);
    await deleteOrganization(tx, params.id);
    // The organisation's own log is deleted with it, so this is logged in the actor's organisation.
    await logActivity(
      tx,
      actor,
      {
        organizationId: actor.organizationId,
        action: 'delete',
        target: { type: 'organization', id: params.id, name: organization.name },
      },
      now,
    );
  },

  readLogo: async ({ database, params, reply }) => {
    const logo = await database.withTenant(params.id, (tx) => findLogo(tx, params.id));
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo.content);
  },

  uploadLogo: async ({ actor, tx, params, upload, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const { etag, ...logo } = await reencodeLogo(upload);
    await saveLogo(tx, params.id, logo);
    const changed = await updateOrganization(tx, params.id, { logoEtag: etag });
    await logOrganizationActivity(tx, actor, 'upload_logo', organization, now);
    return presentOrganization(actor, changed);
  },

  removeLogo: async ({ actor, tx, params, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    await deleteLogo(tx, params.id);
    const changed = await updateOrganization(tx, params.id, { logoEtag: null });
    await logOrganizationActivity(tx, actor, 'remove_logo', organization, now);
    return presentOrganization(actor, changed);
  },

  users: async ({ actor, tx, params, query }) => {
    await findOrganization(tx, params.id);
    authorise(organizationPolicy.listUsers, actor, params.id);
    const { items, total } = await listUsers(tx, query, params.id);
    return { items: items.map((row) => presentUser(actor, row)), total };
  },
};
