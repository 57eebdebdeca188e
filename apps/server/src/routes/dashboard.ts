import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { buildDashboard } from '../services/dashboard.ts';

export const dashboard: Handlers<typeof contract.dashboard> = {
  read: ({ actor, tx }) => buildDashboard(tx, actor),
};
