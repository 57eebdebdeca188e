import { z } from 'zod';
import {
  DECISION_MAIL_FILTERS,
  CERTAINTIES,
  DECISIONS,
  LANGUAGES,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  SCORED_SECTIONS,
  VERDICTS,
} from '../../../codes/index.ts';
import { date, id, listOf, listQuery, typedSearch } from '../../base/basics.ts';
import { screeningProgress } from '../progress.ts';
import { contact } from './contact.ts';
import { candidateDecisionMail } from './decision-mail.ts';
import { listedScores } from './scores.ts';

/** A line in a campaign's list of candidates. */
export const candidate = listedScores.extend({
  id,
  campaignId: id,
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  /** The application date. */
  openedAt: date,
  completedAt: date.nullable(),
  contact,
  decision: z.enum(DECISIONS),
  decisionMail: candidateDecisionMail,
  can: z.object({ delete: z.boolean(), decide: z.boolean() }),
});
export type Candidate = z.infer<typeof candidate>;

/** A page of a campaign's candidates. */
export const candidateList = listOf(candidate).extend({
  /** Scores by several norms of one language, which do not compare until recomputed. */
  mixedMethods: z.boolean(),
  /** Scores of another version of the engine in this campaign, which are not shown until recomputed. */
  otherEngines: z.boolean(),
  /** Only if asked for: read in the same moment as the list, so that the two agree. */
  progress: screeningProgress.nullable(),
});
export type CandidateList = z.infer<typeof candidateList>;

/** A line of the search across campaigns. */
export const foundCandidate = candidate.extend({ campaign: z.object({ id, name: z.string() }) });
export type FoundCandidate = z.infer<typeof foundCandidate>;

/** The filters of a list of candidates and of its export. */
export const candidateFilter = {
  q: typedSearch,
  status: z.enum(QUESTIONNAIRE_STATUSES).optional(),
  verdict: z.enum(VERDICTS).optional(),
  certainty: z.enum(CERTAINTIES).optional(),
  quality: z.enum(QUALITY_LEVELS).optional(),
  decision: z.enum(DECISIONS).optional(),
  decisionMail: z.enum(DECISION_MAIL_FILTERS).optional(),
};
export type CandidateFilter = z.infer<z.ZodObject<typeof candidateFilter>>;

/** Without `sort` the newest come first: no list is sorted by a score unless asked. */
export const candidateQuery = listQuery([
  'openedAt',
  'completedAt',
  'status',
  'name',
  'overall',
  'verdict',
  'certainty',
  'quality',
  'decision',
  ...SCORED_SECTIONS,
]).extend(candidateFilter);

/** The same, with the campaign's progress if asked for. */
export const campaignCandidatesQuery = candidateQuery.extend({
  include: z.enum(['progress']).optional(),
});
/** The list a candidate was opened from. */
export const neighboursQuery = candidateQuery.omit({ page: true, pageSize: true });

const neighbour = z.object({ id, contact });
/** The candidates with a report before and after one in that list; null at its ends. */
export const candidateNeighbours = z.object({
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
});
export type CandidateNeighbours = z.infer<typeof candidateNeighbours>;
