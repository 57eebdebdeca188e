import type { OrderStatus } from '@cadran/contract';
import { describeResult } from './result-facts.ts';
import type { ReturnRequest, Returning } from './returning.ts';

const STATUSES: Readonly<Record<OrderStatus, string | null>> = {
  ordered: 'pending',
  started: null,
  completed: 'completed',
  cancelled: 'rejected',
  expired: 'expired',
  erased: 'rejected',
};

/** Cadran has no pass mark, so that no `grade` is sent. */
export const workableReturn = async ({
  order,
  result,
  status: changed,
  token,
  url,
}: Returning): Promise<ReturnRequest | null> => {
  const status = STATUSES[changed];
  if (status === null) return null;
  const { t, facts } = await describeResult(order, result);
  const summary = facts
    .filter(({ key }) => key !== 'pdf')
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  const body = result
    ? {
        status,
        results_url: result.reportUrl,
        assessment: {
          ...(result.score === null ? {} : { score: String(result.score) }),
          summary,
        },
        attachments: [{ description: t.report, url: result.pdfUrl }],
      }
    : { status };
  return {
    method: 'PUT',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
};
