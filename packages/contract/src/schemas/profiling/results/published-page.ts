import { z } from 'zod';
import {
  CAMPAIGN_STATUSES,
  LANGUAGES,
  PAGE_FIGURES,
  PAGE_LIMITS,
  PROFILING_LIMITS,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { distinctList } from '../../base/builders.ts';
import { reportModel } from '../../report/report.ts';
import { auditAction } from '../actions.ts';
import { organizationalUnit } from '../units.ts';

/** Plain text, an empty line between paragraphs; may be left empty. */
const ownText = z.strictObject({
  fr: z.string().trim().max(PAGE_LIMITS.textMax),
  en: z.string().trim().max(PAGE_LIMITS.textMax),
});

/** What an administrator writes and chooses. */
export const pageDraft = z.strictObject({
  heard: ownText,
  next: ownText,
  figures: distinctList(z.enum(PAGE_FIGURES), PAGE_FIGURES.length),
  /** Units, or groups of units, whose own report is served. */
  unitIds: distinctList(id, PROFILING_LIMITS.units),
  /** Actions of the audit, and of earlier ones of its series. */
  actionIds: distinctList(id, PAGE_LIMITS.actions),
  /** Whether to tell what has changed since the audit before in the series. */
  since: z.boolean(),
});
export type PageDraft = z.infer<typeof pageDraft>;

export const pagePreview = pageDraft.extend({ language: z.enum(LANGUAGES) });

/** `version`: the one that was read; 0 before the first saving. */
export const pageChange = pageDraft.extend({ version: z.int().min(0) });
export type PageChange = z.infer<typeof pageChange>;

/** The page as its administrator sees it. */
export const publishedPage = z.object({
  campaign: z.object({
    id,
    organizationId: id,
    name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
  }),
  /** Where it is read. */
  link: z.string(),
  draft: pageDraft,
  version: z.int(),
  /** Null: not published, or taken back. */
  publishedAt: date.nullable(),
  /** Saved since it was published. */
  changed: z.boolean(),
  /** How often it was opened: once a day by each browser. */
  openings: z.int(),
  choices: z.object({
    /** False: there are no results for all respondents. */
    results: z.boolean(),
    units: z.array(z.object({ id, name: organizationalUnit.shape.name, served: z.boolean() })),
    /** The audit before in the series, if both have figures with intervals. */
    earlier: z.object({ name: z.string(), takenAt: date }).nullable(),
    actions: z.array(
      auditAction
        .pick({ id: true, title: true, unit: true, dueOn: true, state: true })
        .extend({ earlier: z.boolean() }),
    ),
  }),
  can: z.object({ edit: z.boolean() }),
});
export type PublishedPage = z.infer<typeof publishedPage>;

/** The page as it is read at the audit's link, or will be. */
export const pageModel = z.object({
  report: reportModel,
  /** The campaign's own; null: the organisation's. */
  logo: z.string().nullable(),
});
export type PageModel = z.infer<typeof pageModel>;
