import type { AuditAccess } from '@cadran/contract';
import type { Cohort, ServedSnapshot } from '@cadran/scoring';

/** Input that is known before the answers are read. */
export interface SnapshotPlan {
  readonly campaignId: string;
  /** The number of the snapshot. */
  readonly number: number;
  readonly access: AuditAccess;
  /** Derived for the draws of this campaign; says nothing about the installation's key. */
  readonly drawKey: Uint8Array;
  readonly minimumGroup: number;
  /** Filterable units and groups of units, in the campaign's order. */
  readonly units: readonly string[];
  /** How many people each of them has at most, where that is known. */
  readonly headcounts: readonly (readonly [unit: string, headcount: number])[];
  /** The group of each grouped unit. */
  readonly unitOf: readonly (readonly [unit: string, group: string])[];
  /** Index among the campaign's ready snapshots, from 0. */
  readonly place: number;
  /** Earlier respondents, and what was served of them. */
  readonly cohorts: readonly Cohort[];
  readonly servedBefore: readonly ServedSnapshot[];
}
