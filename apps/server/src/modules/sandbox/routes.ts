/** A place to try the API. Tables: schema/integration/integration.ts. Policy: route-policy.ts. */

import {
  type contract,
  DEFAULT_LANGUAGE,
  fieldErrors,
  INTEGRATION_LIMITS,
  type SandboxItem,
  VALIDATED_SCHEMAS,
} from '@cadran/contract';
import { invalid } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import {
  deleteItem,
  findItem,
  insertItem,
  listItems,
  type SandboxRow,
  updateItem,
} from './queries.ts';
import { attachment } from '../../http/content-disposition.ts';
import { buildSampleReport } from './sample-reports.ts';
import { findOrganization, lockOrganization, findLogoContent } from '../organizations/index.ts';
import { printReport } from '../reports/index.ts';

const presentItem = (row: SandboxRow): SandboxItem => ({
  id: row.id,
  name: row.name,
  // Validated as JSON when it was saved.
  payload: row.payload as SandboxItem['payload'],
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Items are shared by the organisation's members and not logged. */
export const sandbox: Handlers<typeof contract.sandbox> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listItems(tx, actor.organizationId, query);
    return { items: items.map(presentItem), total };
  },

  create: async ({ actor: { organizationId }, tx, body, now }) => {
    // Serialises inserts, so that the limit holds.
    await lockOrganization(tx, organizationId);
    const { total } = await listItems(tx, organizationId, { page: 1, pageSize: 1 });
    if (total >= INTEGRATION_LIMITS.sandboxItems)
      throw invalid({ name: `max_items:${INTEGRATION_LIMITS.sandboxItems}` });
    const times = { createdAt: now, updatedAt: now };
    return presentItem(await insertItem(tx, { organizationId, ...body, ...times }));
  },

  read: async ({ actor, tx, params }) =>
    presentItem(await findItem(tx, actor.organizationId, params.id)),

  update: async ({ actor, tx, params, body, now }) => {
    const item = await findItem(tx, actor.organizationId, params.id);
    return presentItem(await updateItem(tx, item, { ...body, updatedAt: now }));
  },

  remove: async ({ actor, tx, params }) => {
    await deleteItem(tx, await findItem(tx, actor.organizationId, params.id));
  },

  validate: async ({ body }) => {
    const parsed = VALIDATED_SCHEMAS[body.schema].safeParse(body.value, { reportInput: true });
    return parsed.success
      ? { valid: true, fields: {} }
      : { valid: false, fields: fieldErrors(parsed.error.issues) };
  },

  sample: async ({ actor, database, params, query, pdf, now, reply }) => {
    const branding = await database.withTenant(actor.organizationId, async (tx) => {
      const organization = await findOrganization(tx, actor.organizationId);
      return { organization, logo: await findLogoContent(tx, organization) };
    });
    const language = query.language ?? DEFAULT_LANGUAGE;
    const report = buildSampleReport(params.id, branding.organization, language, now);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`sample-${params.id}.pdf`))
      .send(await printReport(pdf, branding, report));
  },
};
