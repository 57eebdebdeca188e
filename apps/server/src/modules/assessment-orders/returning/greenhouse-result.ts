import type { GreenhouseStatus, OrderResult } from '@cadran/contract';
import type { OrderRow } from '../queries/orders.ts';
import { describeResult } from './result-facts.ts';
import type { ReturnRequest, Returning } from './returning.ts';

/** The answer to `test_status`; `complete` is the one status that Greenhouse knows. */
export const greenhouseStatus = async (
  row: OrderRow,
  result: OrderResult | null,
): Promise<GreenhouseStatus> => {
  const { facts } = await describeResult(row, result);
  return {
    partner_status: row.status === 'completed' ? 'complete' : row.status,
    partner_profile_url: result?.reportUrl ?? null,
    partner_score: result?.score ?? null,
    metadata: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
  };
};

/** Tells Greenhouse to ask for the status; it takes no other news. */
export const greenhouseReturn = async ({
  delivery,
  token,
  url,
}: Returning): Promise<ReturnRequest | null> =>
  delivery.event === 'order.completed'
    ? {
        method: 'PATCH',
        url,
        headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
      }
    : null;
