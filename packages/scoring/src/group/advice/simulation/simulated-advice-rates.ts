import { simulatedAnswers, simulatedReport } from './simulated-advice.ts';

const EVEN = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };
/** Answers follow a profile more strongly than its points: this one makes medians differ by 15. */
const WANTED = { clan: 34.2, adhocracy: 25, market: 25, hierarchy: 15.8 };

/**
 * An audit has 1,000, which takes five times as long for thousands of audits: their intervals are steadier, not wider.
 */
const REPLICATES = 200;

/** In which share of identical groups, two units of thirty with nothing to tell, any advice appears. */
export const falseAdviceRate = (
  kind: 'codes' | 'link',
  runs: number,
  replicates = REPLICATES,
): number => {
  let given = 0;
  for (let run = 0; run < runs; run += 1) {
    const units = [0, 1].map((unit) => simulatedAnswers(1000 * run + unit, 30, EVEN, EVEN));
    const { recommendations, gaps } = simulatedReport(kind, run, units, replicates);
    const isPriority = Object.values(gaps).some(({ level }) => level === 'priority');
    if (isPriority || recommendations.some(({ rule }) => rule !== 'maintain')) given += 1;
  }
  return given / runs;
};

/** In which share of groups of forty with a true gap of some points advice appears, and how large the gap is. */
export const trueAdviceRate = (kind: 'codes' | 'link', runs: number, replicates = REPLICATES) => {
  let given = 0;
  let gap = 0;
  for (let run = 0; run < runs; run += 1) {
    const answers = simulatedAnswers(500_000 + run, 40, EVEN, WANTED);
    const { recommendations, gaps } = simulatedReport(kind, run, [answers], replicates);
    gap += gaps.clan.gap / runs;
    if (recommendations.some(({ rule }) => rule === 'develop' || rule === 'reduce')) given += 1;
  }
  return { rate: given / runs, gap };
};
