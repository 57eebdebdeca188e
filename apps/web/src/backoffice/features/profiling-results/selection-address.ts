import {
  AGE_BANDS,
  GENDERS,
  NOT_GIVEN,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
  TENURE_BANDS,
} from '@cadran/contract';
import { isUuid } from '../../shared/router/is-uuid.ts';

const isOneOf =
  (codes: readonly string[]) =>
  (value: string): boolean =>
    codes.includes(value) || value === NOT_GIVEN;

const IS_VALID: Readonly<Record<Segmentation, (value: string) => boolean>> = {
  unit: (value) => isUuid(value) || value === NOT_GIVEN,
  gender: isOneOf(GENDERS),
  age: isOneOf(AGE_BANDS),
  tenure: isOneOf(TENURE_BANDS),
};

/** `?unit=a,b&gender=female`: the selected values of each attribute. */
export type SelectionAddress = Readonly<Partial<Record<Segmentation, string>>>;

const parseValues = (attribute: Segmentation, text: unknown): string[] => [
  ...new Set(
    (typeof text === 'string' ? text : '').split(',').filter((value) => IS_VALID[attribute](value)),
  ),
];

export const parseSelectionAddress = (
  search: Readonly<Record<string, unknown>>,
): SelectionAddress =>
  Object.fromEntries(
    SEGMENTATIONS.flatMap((attribute) => {
      const values = parseValues(attribute, search[attribute]);
      return values.length > 0 ? [[attribute, values.join(',')]] : [];
    }),
  );

export const toSelection = (address: SelectionAddress): ProfilingSelection =>
  Object.fromEntries(
    SEGMENTATIONS.flatMap((attribute) => {
      const values = parseValues(attribute, address[attribute]);
      return values.length > 0 ? [[attribute, values]] : [];
    }),
  );

export const toSelectionAddress = (selection: ProfilingSelection): SelectionAddress =>
  parseSelectionAddress(
    Object.fromEntries(
      SEGMENTATIONS.map((attribute) => [attribute, selection[attribute]?.join(',')]),
    ),
  );
