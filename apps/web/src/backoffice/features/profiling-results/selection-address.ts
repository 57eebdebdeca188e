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

const among =
  (codes: readonly string[]) =>
  (value: string): boolean =>
    codes.includes(value) || value === NOT_GIVEN;

const KNOWN: Readonly<Record<Segmentation, (value: string) => boolean>> = {
  unit: (value) => isUuid(value) || value === NOT_GIVEN,
  gender: among(GENDERS),
  age: among(AGE_BANDS),
  tenure: among(TENURE_BANDS),
};

/** `?unit=a,b&gender=female`: for each attribute the values wanted. */
export type SelectionAddress = Readonly<Partial<Record<Segmentation, string>>>;

const knownValues = (attribute: Segmentation, text: unknown): string[] => [
  ...new Set(
    (typeof text === 'string' ? text : '').split(',').filter((value) => KNOWN[attribute](value)),
  ),
];

/** What is not understood is left out. */
export const parseAddress = (search: Readonly<Record<string, unknown>>): SelectionAddress =>
  Object.fromEntries(
    SEGMENTATIONS.flatMap((attribute) => {
      const values = knownValues(attribute, search[attribute]);
      return values.length > 0 ? [[attribute, values.join(',')]] : [];
    }),
  );

/** The values were checked when the address was read. */
export const selectionOf = (address: SelectionAddress): ProfilingSelection =>
  Object.fromEntries(
    SEGMENTATIONS.flatMap((attribute) => {
      const values = knownValues(attribute, address[attribute]);
      return values.length > 0 ? [[attribute, values]] : [];
    }),
  );

export const addressOf = (selection: ProfilingSelection): SelectionAddress =>
  parseAddress(
    Object.fromEntries(
      SEGMENTATIONS.map((attribute) => [attribute, selection[attribute]?.join(',')]),
    ),
  );
