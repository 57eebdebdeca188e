import { type ActionState, OPEN_ACTION_STATES } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from '@cadran/db/sql';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import { foundRow, storedRow } from '../../../database/first-row.ts';
import type { CampaignKey } from '../../campaigns/index.ts';

const { auditActions: actions, users } = schema;

type StoredAction = typeof actions.$inferSelect;
export type ActionRow = StoredAction & {
  /** Of a responsible member. */
  readonly memberName: string | null;
};
export type ActionValues = Partial<
  Omit<StoredAction, 'organizationId' | 'id' | 'campaignId' | 'version'>
>;

const columns = { ...getTableColumns(actions), memberName: users.displayName };
const withMember = and(
  eq(users.organizationId, actions.organizationId),
  eq(users.id, actions.responsibleId),
);

/** The actions of some audits of one organisation. */
interface Scope {
  readonly organizationId: string;
  readonly campaignIds: readonly string[];
}
const inScope = ({ organizationId, campaignIds }: Scope): SQL | undefined =>
  and(eq(actions.organizationId, organizationId), inArray(actions.campaignId, [...campaignIds]));

const SORTABLE = {
  // Without a last day: at the end, whichever way.
  dueOn: actions.dueOn,
  title: sql`lower(${actions.title})`,
  state: sql`array_position(array['planned', 'under_way', 'done', 'abandoned'], ${actions.state})`,
  updatedAt: actions.updatedAt,
};

export interface ActionsQuery extends Paging<keyof typeof SORTABLE> {
  readonly state?: ActionState | undefined;
  readonly due?: 'overdue' | undefined;
}

const isOpen = inArray(actions.state, [...OPEN_ACTION_STATES]);
/** What is still to be done comes before what is done or abandoned, however old that is. */
const openFirst = desc(isOpen);

/** Its last day is over. */
const isOverdue = (today: string) => and(isOpen, lt(actions.dueOn, today));

const isFound = ({ q, state, due }: ActionsQuery, today: string) => {
  const pattern = q ? containsPattern(q) : null;
  return and(
    pattern === null
      ? undefined
      : or(
          ilike(actions.title, pattern),
          ilike(actions.responsibleName, pattern),
          ilike(users.displayName, pattern),
        ),
    state ? eq(actions.state, state) : undefined,
    due ? isOverdue(today) : undefined,
  );
};

/** `today` is a day of the organisation. */
export const listActions = async (
  tx: Tx,
  scope: Scope,
  query: ActionsQuery,
  today: string,
): Promise<{ items: ActionRow[]; total: number }> => {
  const where = and(inScope(scope), isFound(query, today));
  const { order, limit, offset } = paginate(query, SORTABLE, 'dueOn');
  const found = tx.sql.select(columns).from(actions).leftJoin(users, withMember).where(where);
  const items = await found
    .orderBy(
      ...(query.sort === undefined || query.sort.endsWith('dueOn') ? [openFirst] : []),
      sql`${order} nulls last`,
      asc(actions.createdAt),
      asc(actions.id),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.sql
    .select({ total: sql<number>`count(*)::int` })
    .from(actions)
    .leftJoin(users, withMember)
    .where(where);
  return { items, total: counted?.total ?? 0 };
};

/** All of them, open ones first, by last day. */
export const listAllActions = (tx: Tx, scope: Scope): Promise<ActionRow[]> =>
  tx.sql
    .select(columns)
    .from(actions)
    .leftJoin(users, withMember)
    .where(inScope(scope))
    .orderBy(openFirst, sql`${actions.dueOn} nulls last`, asc(actions.createdAt), asc(actions.id));

/** Where an action is looked for in later audits. */
export const listAims = (tx: Tx, scope: Scope) =>
  tx.sql
    .select({ campaignId: actions.campaignId, unitId: actions.unitId, figure: actions.figure })
    .from(actions)
    .where(and(inScope(scope), sql`${actions.figure} is not null`));

const byId = ({ organizationId, id: campaignId }: CampaignKey, id: string) =>
  and(
    eq(actions.organizationId, organizationId),
    eq(actions.campaignId, campaignId),
    eq(actions.id, id),
  );

export const findAction = async (tx: Tx, campaign: CampaignKey, id: string): Promise<ActionRow> =>
  foundRow(
    await tx.sql
      .select(columns)
      .from(actions)
      .leftJoin(users, withMember)
      .where(byId(campaign, id)),
  );

export const countActions = (tx: Tx, { organizationId, id }: CampaignKey): Promise<number> =>
  tx.sql.$count(
    actions,
    and(eq(actions.organizationId, organizationId), eq(actions.campaignId, id)),
  );

export const insertAction = async (
  tx: Tx,
  values: typeof actions.$inferInsert,
): Promise<StoredAction> => storedRow(await tx.sql.insert(actions).values(values).returning());

/** False: somebody else has changed it since. */
export const updateAction = async (
  tx: Tx,
  { organizationId, id, version }: Pick<StoredAction, 'organizationId' | 'id' | 'version'>,
  values: ActionValues,
): Promise<boolean> => {
  const changed = await tx.sql
    .update(actions)
    .set({ ...values, version: version + 1 })
    .where(
      and(
        eq(actions.organizationId, organizationId),
        eq(actions.id, id),
        eq(actions.version, version),
      ),
    )
    .returning({ id: actions.id });
  return changed.length > 0;
};

export const deleteAction = (tx: Tx, campaign: CampaignKey, id: string) =>
  tx.sql.delete(actions).where(byId(campaign, id));

/** Who may be made responsible. */
export const listActiveMembers = (tx: Tx, organizationId: string) =>
  tx.sql
    .select({
      organizationId: users.organizationId,
      id: users.id,
      name: users.displayName,
      role: users.role,
    })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.status, 'active')))
    .orderBy(sql`lower(${users.displayName})`, asc(users.id));
