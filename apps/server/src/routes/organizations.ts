import { DEFAULT_THEME, type AuditAction, type AuditDetail, type contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { organizationPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import {
  deleteLogo,
  deleteOrganization,
  findLogo,
  findOrganization,
  insertOrganization,
  listOrganizations,
  saveLogo,
  updateOrganization,
  type OrganizationRow,
} from '../queries/organizations.ts';
import { listUsers } from '../queries/users.ts';
import { audit } from '../services/audit.ts';
import { given } from '../services/given.ts';
import { readLogoUpload } from '../services/logo.ts';
import {
  presentOrganization,
  presentPublicOrganization,
  presentUser,
} from '../services/present.ts';

const auditOrganization = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  organization: OrganizationRow,
  now: Date,
  detail: AuditDetail = {},
) =>
  audit(
    tx,
    actor,
    {
      organizationId: organization.organizationId,
      action,
      target: {
        type: 'organization',
        id: organization.organizationId,
        name: organization.name,
      },
      detail,
    },
    now,
  );

export const organizations: Handlers<typeof contract.organizations> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listOrganizations(tx, query);
    return { items: items.map((row) => presentOrganization(actor, row)), total };
  },

  create: async ({ actor, tx, body, now }) => {
    const made = await insertOrganization(tx, {
      name: body.name,
      theme: DEFAULT_THEME,
      ...given(body.settings ?? {}),
    });
    await auditOrganization(tx, actor, 'create', made, now);
    return presentOrganization(actor, made);
  },

  read: async ({ actor, database, params }) => {
    if (actor.kind === 'member') {
      if (!organizationPolicy.read(actor, params.id)) throw new AppError('not_found');
      const row = await database.withTenant(params.id, (tx) => findOrganization(tx, params.id));
      return presentOrganization(actor, row);
    }
    const row = await database.withTenant(params.id, (tx) => findOrganization(tx, params.id));
    return presentPublicOrganization(row);
  },

  update: async ({ actor, tx, params, body, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.edit, actor, params.id);
    const { version, settings, ...values } = body;
    if (values.status !== undefined) authorise(organizationPolicy.changeStatus, actor);
    if (values.status === 'inactive' && actor.organizationId === params.id)
      throw invalid({ status: 'one_of' });
    const changed = await updateOrganization(
      tx,
      params.id,
      given({ ...values, ...settings }),
      version,
    );
    const fields = [...Object.keys(values), ...Object.keys(settings ?? {})];
    await auditOrganization(tx, actor, 'update', organization, now, { fields });
    return presentOrganization(actor, changed);
  },

  remove: async ({ actor, tx, params, body, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.delete, actor, params.id);
    if (body.name !== organization.name) throw invalid({ name: 'one_of' });
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

  uploadLogo: async ({ actor, tx, params, request, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.edit, actor, params.id);
    const { etag, ...logo } = await readLogoUpload(request);
    await saveLogo(tx, params.id, logo);
    const changed = await updateOrganization(tx, params.id, { logoEtag: etag });
    await auditOrganization(tx, actor, 'upload_logo', organization, now);
    return presentOrganization(actor, changed);
  },

  removeLogo: async ({ actor, tx, params, now }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.edit, actor, params.id);
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
