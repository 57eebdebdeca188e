import type { OrderResult } from '@cadran/contract';
import { dateFormats } from '@cadran/i18n';
import { candidates } from '@cadran/i18n/candidates';
import { type OrderMessages, orders } from '@cadran/i18n/orders';
import type { OrderRow } from '../queries/orders.ts';

interface Fact {
  readonly key: 'interval' | 'verdict' | 'completedAt' | 'pdf';
  readonly label: string;
  readonly value: string;
}

/** A result in the organisation's words; the score never without its interval and what it means. */
export const describeResult = async (
  row: OrderRow,
  result: OrderResult | null,
): Promise<{ readonly t: OrderMessages; readonly facts: readonly Fact[] }> => {
  const t = await orders.load(row.language);
  if (result === null) return { t, facts: [] };
  const { verdicts } = await candidates.load(row.language);
  const { interval, verdict, completedAt, pdfUrl } = result;
  const fact = (key: Fact['key'], value: string): Fact => ({ key, label: t[key], value });
  const dates = dateFormats(row.language, row.timeZone);
  return {
    t,
    facts: [
      ...(interval ? [fact('interval', t.range(interval.low, interval.high))] : []),
      ...(verdict ? [fact('verdict', verdicts[verdict])] : []),
      fact('completedAt', dates.longDate(completedAt)),
      fact('pdf', pdfUrl),
    ],
  };
};
