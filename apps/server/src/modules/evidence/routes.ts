import type { contract } from '@cadran/contract';
import { memberTransaction } from '../../http/authentication/member.ts';
import type { Handlers } from '../../http/context.ts';
import { adoptNorms } from './norms/adopt-norms.ts';
import { chooseNorms, listNormsVersions } from './norms/choose-norms.ts';
import { readEvidence } from './reading/read-evidence.ts';
import { readOrganizationEvidence } from './reading/read-organization-evidence.ts';
import { findAdministeredOrganization } from '../organizations/index.ts';

export const evidence: Handlers<typeof contract.evidence> = {
  ofAll: ({ actor, database, panels, query }) =>
    readEvidence(
      { database, panels },
      (work) => memberTransaction(database, actor, work),
      query.version,
    ),

  ofOrganization: async ({ actor, database, params }) => {
    await memberTransaction(database, actor, (tx) =>
      findAdministeredOrganization(tx, actor, params.id),
    );
    return database.withTenant(params.id, (tx) => readOrganizationEvidence(tx, params.id));
  },

  listNorms: async ({ tx }) => ({ items: await listNormsVersions(tx) }),

  adoptNorms: ({ actor, tx, body, now }) => adoptNorms(tx, actor, body, now),

  chooseNorms: async ({ actor, tx, body, now }) => ({
    items: await chooseNorms(tx, actor, body, now),
  }),
};
