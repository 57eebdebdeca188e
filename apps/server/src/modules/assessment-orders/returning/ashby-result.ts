import { describeResult } from './result-facts.ts';
import type { ReturnRequest, Returning } from './returning.ts';

type FieldType = 'string' | 'url' | 'numeric_score';

const field = (identifier: string, label: string, type: FieldType, value: string | number) => ({
  identifier,
  label,
  type,
  value,
});

/** A body for `assessment.update`. The English word “Started” makes Ashby note the time. */
export const ashbyReturn = async ({
  delivery,
  order,
  result,
  status,
  token,
  url,
}: Returning): Promise<ReturnRequest | null> => {
  if (status === 'ordered') return null;
  const { t, facts } = await describeResult(order, result);
  const base = { assessment_id: order.id, timestamp: delivery.createdAt.getTime() };
  const state = (value: string) => field('status', t.state, 'string', value);
  const finished = result && {
    ...base,
    assessment_status: state(t.states.completed),
    assessment_profile_url: field('report', t.report, 'url', result.reportUrl),
    // Without a score there is still a result: that the answers are too few.
    assessment_result:
      result.score === null
        ? field('verdict_only', t.verdict, 'string', result.verdict ?? t.states.completed)
        : field('score', t.score, 'numeric_score', result.score),
    metadata: facts.map(({ key, label, value }) =>
      field(key, label, key === 'pdf' ? 'url' : 'string', value),
    ),
  };
  const body =
    finished ??
    (status === 'started'
      ? { ...base, assessment_status: state('Started') }
      : { ...base, cancelled_reason: field('cancelled', t.state, 'string', t.states[status]) });
  return {
    method: 'POST',
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
      accept: 'application/json; version=1',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  };
};
