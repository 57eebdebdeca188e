import type { Tx } from '@cadran/db';
import { administrates, type Member } from '@cadran/policies';
import { countDue, type HiredSelection } from './queries/hired.ts';

/** People of the campaigns that this member may edit, in the own organisation. */
export const ownHired = (actor: Member): HiredSelection => ({
  organizationId: actor.organizationId,
  ownerId: administrates(actor, actor.organizationId) ? undefined : actor.id,
});

export const countDueOutcomes = (tx: Tx, actor: Member, now: Date): Promise<number> =>
  countDue(tx, ownHired(actor), now);
