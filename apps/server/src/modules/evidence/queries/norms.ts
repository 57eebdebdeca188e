import { type CampaignNorms, type Language, LANGUAGES } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, desc, eq, inArray, ne, sql } from '@cadran/db/sql';
import type { AdoptedNorms } from '@cadran/scoring';
import { foundRow, storedRow } from '../../../database/first-row.ts';

const { evidenceNorms: norms, screeningCampaigns: campaigns } = schema;

export type NormsRow = typeof norms.$inferSelect;

export const toAdoptedNorms = (row: NormsRow): AdoptedNorms => ({
  id: row.id,
  name: row.name,
  language: row.language,
  people: row.people,
  adoptedAt: row.adoptedAt.toISOString(),
  counts: row.norms,
});

/** The norms that a campaign is compared by, by language; nothing is asked where none are pinned. */
export const findPinnedNorms = async (
  tx: Tx,
  campaign: { readonly norms: Partial<CampaignNorms> },
): Promise<Partial<Record<Language, AdoptedNorms>>> => {
  const ids = LANGUAGES.flatMap((language) => campaign.norms[language] ?? []);
  if (ids.length === 0) return {};
  const rows = await tx.sql.select().from(norms).where(inArray(norms.id, ids));
  return Object.fromEntries(rows.map((row) => [row.language, toAdoptedNorms(row)]));
};

/** What a new campaign is pinned to. */
export const findNormsInUse = async (tx: Tx): Promise<Partial<CampaignNorms>> => {
  const rows = await tx.sql
    .select({ id: norms.id, language: norms.language })
    .from(norms)
    .where(eq(norms.inUse, true));
  return Object.fromEntries(rows.map(({ language, id }) => [language, id]));
};

export const findNorms = async (tx: Tx, id: string): Promise<NormsRow> =>
  foundRow(await tx.sql.select().from(norms).where(eq(norms.id, id)));

export const findInUse = async (tx: Tx, language: Language): Promise<NormsRow | undefined> => {
  const [row] = await tx.sql
    .select()
    .from(norms)
    .where(and(eq(norms.language, language), eq(norms.inUse, true)));
  return row;
};

/** With how many campaigns, of those the caller may see, are pinned to each. */
export const listNorms = (tx: Tx) =>
  tx.sql
    .select({
      id: norms.id,
      name: norms.name,
      language: norms.language,
      instrumentVersion: norms.instrumentVersion,
      people: norms.people,
      adoptedAt: norms.adoptedAt,
      adoptedBy: norms.adoptedBy,
      inUse: norms.inUse,
      campaigns: sql<number>`(
        select count(*)::integer from ${campaigns}
        where ${campaigns.norms} ->> ${norms.language} = ${norms.id}::text)`,
    })
    .from(norms)
    .orderBy(desc(norms.adoptedAt), norms.id);

/** One version a language is used; null: the provisional norms. */
export const setInUse = async (tx: Tx, language: Language, id: string | null): Promise<void> => {
  await tx.sql
    .update(norms)
    .set({ inUse: false })
    .where(and(eq(norms.language, language), id === null ? undefined : ne(norms.id, id)));
  if (id !== null) await tx.sql.update(norms).set({ inUse: true }).where(eq(norms.id, id));
};

export const insertNorms = async (tx: Tx, values: typeof norms.$inferInsert): Promise<NormsRow> =>
  storedRow(await tx.sql.insert(norms).values(values).returning());

/** Open campaigns that are compared otherwise, with their completed candidates in this language. */
export const countOtherwiseCompared = async (tx: Tx, language: Language) => {
  const answer = await tx.sql.execute<{ campaigns: number; candidates: number }>(sql`
    select count(*)::integer as campaigns, coalesce(sum(people), 0)::integer as candidates
    from screening_campaigns c
    left join lateral (
      select count(*) as people from screening_questionnaires q
      where q.organization_id = c.organization_id and q.campaign_id = c.id
        and q.status = 'completed' and q.language = ${language}) q on true
    where c.status = 'open'`);
  return answer.rows[0] ?? { campaigns: 0, candidates: 0 };
};

export const savePinned = async (
  tx: Tx,
  key: { readonly organizationId: string; readonly id: string },
  pinned: Partial<CampaignNorms>,
): Promise<void> => {
  await tx.sql
    .update(campaigns)
    .set({ norms: pinned, version: sql`${campaigns.version} + 1` })
    .where(and(eq(campaigns.organizationId, key.organizationId), eq(campaigns.id, key.id)));
};

/** Scores of a campaign that were computed by other norms than are pinned now. */
export const countOutdated = async (
  tx: Tx,
  key: { readonly organizationId: string; readonly id: string },
): Promise<number> => {
  const answer = await tx.sql.execute<{ outdated: number }>(sql`
    select count(*)::integer as outdated
    from screening_questionnaires q
    join screening_campaigns c on c.organization_id = q.organization_id and c.id = q.campaign_id
    where q.organization_id = ${key.organizationId} and q.campaign_id = ${key.id}
      and q.scored_profile is not null
      and q.scored_profile ->> 'norms' is distinct from c.norms ->> q.language`);
  return answer.rows[0]?.outdated ?? 0;
};
