import type { ProfilingSelection } from '@cadran/contract';
import { isUuid } from '../../../shared/router/is-uuid.ts';
import {
  toSelectionAddress,
  parseSelectionAddress,
  type SelectionAddress,
  toSelection,
} from '../selection-address.ts';

const EVERYBODY = 'all';

/** What a group is compared with: nothing, a second group, or itself in an earlier campaign. */
export type ReportComparison =
  | { readonly kind: 'none' }
  | { readonly kind: 'group'; readonly selection: ProfilingSelection }
  | { readonly kind: 'earlier'; readonly campaignId: string };

export interface ReportAddress extends SelectionAddress {
  /** `all`, or `gender:female;age:30_39,40_49`. */
  readonly compare?: string;
  readonly earlier?: string;
}

const parseSecondGroup = (text: string): SelectionAddress =>
  parseSelectionAddress(
    Object.fromEntries(
      text.split(';').map((part) => {
        const [attribute = '', values = ''] = part.split(':');
        return [attribute, values];
      }),
    ),
  );

const formatSecondGroup = (address: SelectionAddress): string | null => {
  const parts = Object.entries(address).map(([attribute, values]) => `${attribute}:${values}`);
  return parts.length > 0 ? parts.join(';') : null;
};

const parseCompare = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  return text === EVERYBODY ? EVERYBODY : formatSecondGroup(parseSecondGroup(text));
};

export const parseReportAddress = (search: Readonly<Record<string, unknown>>): ReportAddress => {
  const { earlier } = search;
  const compare = parseCompare(search['compare']);
  return {
    ...parseSelectionAddress(search),
    ...(compare !== null && { compare }),
    // One comparison at a time.
    ...(compare === null && isUuid(earlier) && { earlier }),
  };
};

export const toComparison = ({ compare, earlier }: ReportAddress): ReportComparison => {
  if (compare !== undefined)
    return {
      kind: 'group',
      selection: compare === EVERYBODY ? {} : toSelection(parseSecondGroup(compare)),
    };
  return earlier === undefined ? { kind: 'none' } : { kind: 'earlier', campaignId: earlier };
};

export const toReportAddress = (
  selection: ProfilingSelection,
  comparison: ReportComparison,
): ReportAddress => ({
  ...toSelectionAddress(selection),
  ...(comparison.kind === 'group' && {
    compare: formatSecondGroup(toSelectionAddress(comparison.selection)) ?? EVERYBODY,
  }),
  ...(comparison.kind === 'earlier' && { earlier: comparison.campaignId }),
});
