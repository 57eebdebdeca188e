import type { ActionFigure, ActionState, CultureType, Movement } from '@cadran/contract/codes';
import type { GroupReport, Interval } from '@cadran/scoring';
import type { BarSide, PointSide } from '../reading.ts';

type Bilingual = Readonly<Record<'fr' | 'en', string>>;
type Counted = Pick<GroupReport, 'respondents' | 'precision'>;
interface Sides<Side> {
  readonly perceived: Side;
  readonly desired: Side;
}

export interface PublishedUnit extends Counted {
  readonly name: Bilingual;
  /** Null: two or more are level. */
  readonly leading: CultureType | null;
  /** It leads by so little that the report calls the culture mixed. */
  readonly slight: boolean;
  readonly gap: { readonly value: number; readonly interval: Interval | null };
}

export interface PublishedAction {
  readonly title: string;
  /** Null: everybody. */
  readonly unit: Bilingual | null;
  readonly dueOn: string | null;
  readonly state: ActionState;
}

/** With what later results say of the figure that it should move; null: nothing can be told. */
export interface EarlierAction extends PublishedAction {
  readonly moved: {
    readonly figure: ActionFigure;
    readonly movement: Exclude<Movement, 'unknown'>;
    readonly change: { readonly value: number; readonly interval: Interval };
  } | null;
}

/** The main figures of one of two audits that are compared. */
interface ComparedAudit extends Counted {
  readonly perceived: BarSide;
  readonly totalGap: GroupReport['totalGap'];
}

export interface EarlierAudit {
  readonly campaignName: string;
  readonly takenAt: string;
  readonly before: ComparedAudit;
  readonly now: ComparedAudit;
}

/**
 * What is kept of an audit when its page is published: served figures that were chosen, and nothing else. Null or empty:
 * not chosen.
 */
export interface PublishedContent extends Counted, Pick<GroupReport, 'blur'> {
  readonly campaignName: string;
  readonly takenAt: string;
  readonly minimumGroup: number;
  readonly heard: Bilingual;
  readonly next: Bilingual;
  /** `rate`: whole per cent; null: no head-count was declared. */
  readonly participation: { readonly rate: number | null } | null;
  readonly bars: Sides<BarSide> | null;
  readonly position: Sides<PointSide> | null;
  readonly gaps: GroupReport['gaps'] | null;
  readonly units: readonly PublishedUnit[];
  readonly since: EarlierAudit | null;
  readonly actions: readonly PublishedAction[];
  /** Of earlier audits of the series. */
  readonly earlierActions: readonly EarlierAction[];
}
