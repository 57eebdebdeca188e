import { day } from '../../shared/list/params/list-params.ts';
import { isUuid } from '../../shared/router/is-uuid.ts';

/** One campaign or all; completed in a period or at any time. */
export interface FairnessAddress {
  readonly campaign?: string;
  readonly from?: string;
  readonly to?: string;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const parseFairnessAddress = (
  search: Readonly<Record<string, unknown>>,
): FairnessAddress => {
  const { campaign } = search;
  const [from, to] = [day(asText(search['from'])), day(asText(search['to']))];
  return {
    ...(isUuid(campaign) && { campaign }),
    ...(from && { from }),
    ...(to && { to }),
  };
};
