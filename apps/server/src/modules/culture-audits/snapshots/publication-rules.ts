import { AUDIT_LIMITS, type AuditAccess, type Cell, cellKey } from '@cadran/contract';
import {
  type AnonymityAudit,
  auditAnonymity,
  type AuditedPopulation,
  type CultureAuditTable,
  exactFigures,
  protectedFigures,
  type PublishedFigures,
  type RespondentSums,
  roundedDown,
} from '@cadran/scoring';
import { hashText, seededRandom } from '@cadran/instruments/seeded-random';
import type { FigureDraws, PeopleDigest } from './figure-draws.ts';

/** `auditAnonymity`, or a weaker rule in a test. */
export type AnonymityAuditor = (
  population: AuditedPopulation,
  onProgress: (done: number, total: number) => void,
) => AnonymityAudit;

/** One group at the time of a snapshot. */
export interface SnapshotGroup {
  readonly cell: Cell;
  /** Exactly; for the rules only. */
  readonly people: number;
  /** As shown. */
  readonly respondents: number;
  readonly table: CultureAuditTable;
  readonly digest: PeopleDigest;
  readonly sums: () => RespondentSums;
  readonly campaignId: string;
}

/** Who sees what. Tests replace single rules by weaker ones. */
export interface PublicationRules {
  readonly audit: AnonymityAuditor;
  /**
   * Whether the span audit decides which groups are served. By link it would tell who joined a group: made-up answers
   * can make two groups of the same people, of which it hides one as soon as one more person is in the other.
   */
  readonly isAudited: (access: AuditAccess) => boolean;
  /** The number of answers of a group as it is shown. */
  readonly shownAnswers: (
    access: AuditAccess,
    cell: Cell,
    people: number,
    draws: FigureDraws,
  ) => number;
  /** Whether a group may be served at all, before the span audit. */
  readonly isCandidate: (access: AuditAccess, cell: Cell, respondents: number) => boolean;
  readonly publish: (
    access: AuditAccess,
    group: SnapshotGroup,
    draws: FigureDraws,
  ) => PublishedFigures;
}

/** The numbers by which a group of an audit by link is shown: "so many or more". */
const STEPS = [20, 30, 50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000];

const attributesOf = (cell: Cell): number =>
  Object.values(cell).filter((value) => value !== undefined).length;

/** Tests that are not about intervals resample less often. */
export const publishWith =
  (replicates?: number): PublicationRules['publish'] =>
  (access, { cell, people, respondents, table, digest, sums, campaignId }, draws) =>
    access === 'link'
      ? protectedFigures(table, respondents, draws.ofGroup(digest))
      : exactFigures(
          table,
          people,
          sums(),
          seededRandom(hashText(`${campaignId}|${cellKey(cell)}|${people}`)),
          replicates,
        );

export const PUBLICATION_RULES: PublicationRules = {
  audit: auditAnonymity,
  isAudited: (access) => access === 'codes',
  shownAnswers: (access, cell, people, draws) => {
    if (access === 'codes') return people;
    if (attributesOf(cell) === 0) return roundedDown(people);
    // Each step is taken once, some answers late that nobody knows and that stay the same: neither filling a group up
    // to just below a step nor many snapshots tell who comes next.
    const isReached = (step: number): boolean =>
      people >= step + Math.floor(AUDIT_LIMITS.lateByLink * draws.of(`${step} ${cellKey(cell)}`));
    return Math.max(0, ...STEPS.filter(isReached));
  },
  isCandidate: (access, cell, respondents) =>
    access === 'codes' || (attributesOf(cell) <= 1 && respondents >= AUDIT_LIMITS.groupByLink),
  publish: publishWith(),
};
