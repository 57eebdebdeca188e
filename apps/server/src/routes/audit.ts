import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { listAudit } from '../queries/audit-log.ts';
import { presentAuditLine } from '../services/present-audit.ts';

export const audit: Handlers<typeof contract.audit> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listAudit(tx, query);
    return { items: items.map((row) => presentAuditLine(actor, row)), total };
  },
};
