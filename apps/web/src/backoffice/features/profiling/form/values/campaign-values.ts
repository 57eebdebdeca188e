import type {
  AuditAccess,
  CultureType,
  GrammaticalGender,
  ProfilingCampaign,
  profilingFields,
  SubjectCode,
  Value,
} from '@cadran/contract';
import type {
  CommonField,
  CommonValues,
  TypedNumber,
} from '../../../../shared/campaign-form/common-values.ts';

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

export type ChangeSet = (change: (now: ValuesSetDraft) => Partial<ValuesSetDraft>) => void;

type Field = keyof typeof profilingFields;
/** Fields that the form holds in another type than the campaign. */
type Converted = CommonField | 'subject' | 'units' | 'minimumGroup' | 'access' | 'valuesSets';

export interface AuditValues
  extends CommonValues, Readonly<Pick<ProfilingCampaign, Exclude<Field, Converted>>> {
  readonly subject: SubjectDraft;
  readonly units: readonly UnitDraft[];
  readonly minimumGroup: TypedNumber;
  /** Null until it is chosen. */
  readonly access: AuditAccess | null;
  readonly valuesSets: readonly ValuesSetDraft[];
}
