import type { Bench, Measure } from '../measuring/results/measure.ts';
import { measureDay } from './data/real-day.ts';
import { measureFreshDays } from './data/fresh-day.ts';
import { candidatePages } from './data/submitted-answers.ts';

const SECONDS = 10;
const DAYS = [
  { respondents: 16, p99: 60, processor: 1.5 },
  { respondents: 256, p99: 250 },
] as const;

export const bench: Bench = {
  run: async () => {
    const pages = candidatePages();
    const respondents = DAYS.map((one) => one.respondents);
    const measures = await measureFreshDays(pages, respondents, async (day) => {
      const own: Measure[] = [];
      for (const { respondents: number, ...promised } of DAYS)
        own.push(...(await measureDay(day, number, SECONDS, promised)));
      return own;
    });
    return {
      title: 'Answers arriving',
      how: `Whole days of ${SECONDS} seconds over HTTP against the running product, which shares the machine with its callers and with PostgreSQL; every answer is on disk before it is acknowledged. Each respondent gets a token, starts, saves ${pages.length} pages and completes, on a database of their own and after a warm-up that is not measured; the time of the process that computes the replicates of scores is left out of the processor time.`,
      measures,
    };
  },
};
