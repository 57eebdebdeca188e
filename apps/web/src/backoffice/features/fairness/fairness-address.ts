import { day } from '../../shared/list/list-address.ts';

/** What is compared: one campaign or all, finished in a period or ever. */
export interface FairnessAddress {
  readonly campaign?: string;
  readonly from?: string;
  readonly to?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever is not understood is left out. */
export const parseFairness = (search: Readonly<Record<string, unknown>>): FairnessAddress => {
  const campaign = textOf(search['campaign']);
  const [from, to] = [day(textOf(search['from'])), day(textOf(search['to']))];
  return {
    ...(UUID.test(campaign) && { campaign }),
    ...(from && { from }),
    ...(to && { to }),
  };
};
