import type { PageDraft } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, isNotNull, sql } from '@cadran/db/sql';
import type { PublishedContent } from '@cadran/reports';
import { AppError } from '../../../http/app-error.ts';
import type { CampaignKey } from '../../campaigns/index.ts';

const { profilingPublishedPages: pages } = schema;

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(pages.organizationId, organizationId), eq(pages.campaignId, id));

export const findPage = async (tx: Tx, campaign: CampaignKey) => {
  const [row] = await tx.sql.select().from(pages).where(ofCampaign(campaign));
  return row && { ...row, content: row.content as PublishedContent | null };
};

/** With a copy of the figures it is published too; without, what is published stays. */
export const savePage = async (
  tx: Tx,
  campaign: CampaignKey,
  version: number,
  page: { readonly draft: PageDraft; readonly content?: PublishedContent },
  now: Date,
): Promise<void> => {
  const { draft, content } = page;
  const values = { draft, savedAt: now, ...(content && { content, publishedAt: now }) };
  const saved =
    version === 0
      ? await tx.sql
          .insert(pages)
          .values({ organizationId: campaign.organizationId, campaignId: campaign.id, ...values })
          .onConflictDoNothing()
          .returning({ version: pages.version })
      : await tx.sql
          .update(pages)
          .set({ ...values, version: version + 1 })
          .where(and(ofCampaign(campaign), eq(pages.version, version)))
          .returning({ version: pages.version });
  if (saved.length === 0) throw new AppError('conflict');
};

/** Texts, choices and the number of openings stay. */
export const takeBackPage = (tx: Tx, campaign: CampaignKey) =>
  tx.sql.update(pages).set({ content: null, publishedAt: null }).where(ofCampaign(campaign));

export const addOpening = (tx: Tx, campaign: CampaignKey) =>
  tx.sql
    .update(pages)
    .set({ openings: sql`${pages.openings} + 1` })
    .where(and(ofCampaign(campaign), isNotNull(pages.publishedAt)));
