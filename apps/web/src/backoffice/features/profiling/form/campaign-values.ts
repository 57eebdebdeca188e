import type {
  CultureType,
  GrammaticalGender,
  MandatorySegments,
  SubjectCode,
  Value,
} from '@cadran/contract';
import type { CommonValues, TypedNumber } from '../../../shared/campaign-form/common-values.ts';

/** A noun of the list, or the organisation's own; what was typed of it stays while another is chosen. */
export interface SubjectDraft {
  readonly choice: SubjectCode | 'custom';
  readonly fr: {
    readonly name: string;
    readonly gender: GrammaticalGender;
    readonly elision: boolean;
  };
  readonly en: { readonly name: string };
}

export interface UnitDraft {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly expectedHeadcount: TypedNumber;
}

export interface ChosenValue {
  readonly key: string;
  readonly code: Value;
}
export interface OwnValue {
  readonly key: string;
  readonly label: string;
  readonly culture: CultureType;
}
/** In the order in which they were added. */
export type ValueDraft = ChosenValue | OwnValue;

export const isOwn = (value: ValueDraft): value is OwnValue => 'label' in value;

export interface ValuesSetDraft {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly values: readonly ValueDraft[];
}

export interface AuditValues extends CommonValues {
  readonly subject: SubjectDraft;
  readonly units: readonly UnitDraft[];
  readonly mandatory: MandatorySegments;
  readonly minimumGroup: TypedNumber;
  readonly valuesSets: readonly ValuesSetDraft[];
}
