import type { ProfilingSelection } from '@cadran/contract';
import { isUuid } from '../../../shared/router/is-uuid.ts';
import {
  addressOf,
  parseAddress,
  type SelectionAddress,
  selectionOf,
} from '../selection-address.ts';

const EVERYBODY = 'all';

/** What stands beside a group: nothing, a second group, or the same one in an earlier campaign. */
export type Beside =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'group'; readonly selection: ProfilingSelection }
  | { readonly kind: 'earlier'; readonly campaignId: string };

export interface ReportAddress extends SelectionAddress {
  /** `all`, or `gender:female;age:30_39,40_49`. */
  readonly compare?: string;
  readonly earlier?: string;
}

const secondAddress = (text: string): SelectionAddress =>
  parseAddress(
    Object.fromEntries(
      text.split(';').map((part) => {
        const [attribute = '', values = ''] = part.split(':');
        return [attribute, values];
      }),
    ),
  );

const writeSecond = (address: SelectionAddress): string | null => {
  const parts = Object.entries(address).map(([attribute, values]) => `${attribute}:${values}`);
  return parts.length > 0 ? parts.join(';') : null;
};

const compareOf = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  return text === EVERYBODY ? EVERYBODY : writeSecond(secondAddress(text));
};

export const parseReportAddress = (search: Readonly<Record<string, unknown>>): ReportAddress => {
  const { earlier } = search;
  const compare = compareOf(search['compare']);
  return {
    ...parseAddress(search),
    ...(compare !== null && { compare }),
    // One comparison at a time.
    ...(compare === null && isUuid(earlier) && { earlier }),
  };
};

export const besideOf = ({ compare, earlier }: ReportAddress): Beside => {
  if (compare !== undefined)
    return {
      kind: 'group',
      selection: compare === EVERYBODY ? {} : selectionOf(secondAddress(compare)),
    };
  return earlier === undefined ? { kind: 'nothing' } : { kind: 'earlier', campaignId: earlier };
};

export const reportAddress = (selection: ProfilingSelection, beside: Beside): ReportAddress => ({
  ...addressOf(selection),
  ...(beside.kind === 'group' && {
    compare: writeSecond(addressOf(beside.selection)) ?? EVERYBODY,
  }),
  ...(beside.kind === 'earlier' && { earlier: beside.campaignId }),
});
