import type { contract } from '@cadran/contract';
import { organizationPolicy } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import {
  deleteLogo,
  deleteOrganization,
  findLogo,
  findOrganization,
  listOrganizations,
  saveLogo,
  updateOrganization,
  type OrganizationValues,
} from '../queries/organizations.ts';
import { holdToAnnounced } from '../queries/retention.ts';
import { listUsers } from '../queries/users.ts';
import { administered } from '../services/administered-organization.ts';
import { audit } from '../services/audit.ts';
import { auditOrganization } from '../services/audit-organization.ts';
import { changeDetail, changedFields } from '../services/changed-fields.ts';
import { createOrganization } from '../services/create-organization.ts';
import { given } from '../services/given.ts';
import { keepOneSuperadminOutside } from '../services/keep-one-in-charge.ts';
import { reencodeLogo } from '../services/logo.ts';
import {
  presentOrganization,
  presentPublicOrganization,
  presentUser,
} from '../services/present.ts';

export const organizations: Handlers<typeof contract.organizations> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listOrganizations(tx, query);
    return { items: items.map((row) => presentOrganization(actor, row)), total };
  },

  create: async ({ actor, tx, body, now }) => {
    const values = { name: body.name, ...given(body.settings ?? {}) };
    return presentOrganization(actor, await createOrganization(tx, actor, values, now));
  },

  read: async ({ actor, database, params }) => {
    if (actor.kind === 'member') {
      if (!organizationPolicy.read(actor, params.id)) throw new AppError('not_found');
      const row = await database.withTenant(params.id, (tx) => findOrganization(tx, params.id));
      return presentOrganization(actor, row);
    }
    const row = await database.withTenant(params.id, (tx) => findOrganization(tx, params.id));
    // Its links answer "not available" (api.md, Organizations).
    if (row.status === 'inactive') throw new AppError('not_found');
    return presentPublicOrganization(row);
  },

  update: async ({ actor, tx, params, body, now }) => {
    const organization = await administered(tx, actor, params.id);
    const { version, settings, ...values } = body;
    if (values.status !== undefined) authorise(organizationPolicy.changeStatus, actor);
    if (values.status === 'inactive') {
      if (actor.organizationId === params.id) throw invalid({ status: 'one_of' });
      await keepOneSuperadminOutside(tx, params.id);
    }
    const change = given({ ...values, ...settings });
    const changed = await updateOrganization(tx, params.id, change, version);
    const before = organization.screeningRetentionDays;
    if (changed.screeningRetentionDays > before) await holdToAnnounced(tx, params.id, before);
    const fields = changedFields<OrganizationValues>(organization, change);
    if (fields.length > 0) {
      const detail = changeDetail(organization, changed, fields);
      await auditOrganization(tx, actor, 'update', changed, now, detail);
    }
    return presentOrganization(actor, changed);
  },

  remove: async ({ actor, tx, params, body, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.delete, actor, params.id);
    if (body.name !== organization.name) throw invalid({ name: 'one_of' });
    await keepOneSuperadminOutside(tx, params.id);
    await deleteOrganization(tx, params.id);
    // The organisation's own log goes with it; the deletion is told in the actor's.
    await audit(
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
    const organization = await administered(tx, actor, params.id);
    const { etag, ...logo } = await reencodeLogo(upload);
    await saveLogo(tx, params.id, logo);
    const changed = await updateOrganization(tx, params.id, { logoEtag: etag });
    await auditOrganization(tx, actor, 'upload_logo', organization, now);
    return presentOrganization(actor, changed);
  },

  removeLogo: async ({ actor, tx, params, now }) => {
    const organization = await administered(tx, actor, params.id);
    await deleteLogo(tx, params.id);
    const changed = await updateOrganization(tx, params.id, { logoEtag: null });
    await auditOrganization(tx, actor, 'remove_logo', organization, now);
    return presentOrganization(actor, changed);
  },

  users: async ({ actor, tx, params, query }) => {
    await findOrganization(tx, params.id);
    authorise(organizationPolicy.listUsers, actor, params.id);
    const { items, total } = await listUsers(tx, query, params.id);
    return { items: items.map((row) => presentUser(actor, row)), total };
  },
};
