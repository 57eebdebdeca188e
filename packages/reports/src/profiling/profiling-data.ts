import type {
  AuditAction,
  GivenCodes,
  ProfilingSelection,
  ProfilingSubject,
  SnapshotKind,
  ValuesSet,
} from '@cadran/contract';
import type { GroupReport } from '@cadran/scoring';

/** A group of one campaign at one moment, with its figures. */
export interface ProfiledGroup {
  readonly campaignName: string;
  readonly snapshot: { readonly kind: SnapshotKind; readonly takenAt: string };
  readonly selection: ProfilingSelection;
  readonly report: GroupReport;
}

/** All data of the report, loaded by the server. */
export interface ProfilingData {
  readonly organizationName: string;
  readonly subject: ProfilingSubject;
  readonly minimumGroup: number;
  /** Null: answered by link. */
  readonly codes: GivenCodes | null;
  /** Units and groups of units with their names. */
  readonly units: readonly {
    readonly id: string;
    readonly name: { readonly fr: string; readonly en: string };
  }[];
  readonly valuesSets: readonly ValuesSet[];
  readonly group: ProfiledGroup;
  /** Of this audit and the earlier ones of its series; left out: none. */
  readonly actions?: readonly AuditAction[];
  readonly timeZone: string;
}
