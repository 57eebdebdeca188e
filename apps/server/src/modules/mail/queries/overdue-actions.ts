import { OPEN_ACTION_STATES } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, inArray, or } from '@cadran/db/sql';
import type { MailRow } from './mails.ts';

const { auditActions: actions } = schema;

/** Whether the action is still to be done, by the same day and by the same person. */
export const isStillOverdue = async (
  tx: Tx,
  {
    organizationId,
    data,
    userId,
    recipient = '',
  }: Pick<MailRow, 'organizationId' | 'data' | 'userId'> & Partial<Pick<MailRow, 'recipient'>>,
): Promise<boolean> =>
  data.action !== undefined &&
  (await tx.sql.$count(
    actions,
    and(
      eq(actions.organizationId, organizationId),
      eq(actions.id, data.action.id),
      eq(actions.dueOn, data.action.dueOn),
      inArray(actions.state, [...OPEN_ACTION_STATES]),
      or(
        userId === null ? undefined : eq(actions.responsibleId, userId),
        eq(actions.responsibleEmail, recipient),
      ),
    ),
  )) > 0;
