import type { contract } from '@cadran/contract';
import type { Handlers } from '../../http/context.ts';
import { listActivity } from './queries.ts';
import { presentActivity } from './present-activity.ts';

export const activityLog: Handlers<typeof contract.activityLog> = {
  list: async ({ actor, tx, query }) => {
    const { items, total } = await listActivity(tx, query);
    return { items: items.map((row) => presentActivity(actor, row)), total };
  },
};
