import { day } from '../../shared/list/list-address.ts';
import { isUuid } from '../../shared/router/is-uuid.ts';

/** What is compared: one campaign or all, finished in a period or ever. */
export interface FairnessAddress {
  readonly campaign?: string;
  readonly from?: string;
  readonly to?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever is not understood is left out. */
export const parseFairness = (search: Readonly<Record<string, unknown>>): FairnessAddress => {
  const { campaign } = search;
  const [from, to] = [day(textOf(search['from'])), day(textOf(search['to']))];
  return {
    ...(isUuid(campaign) && { campaign }),
    ...(from && { from }),
    ...(to && { to }),
  };
};
