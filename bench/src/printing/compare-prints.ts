import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toScoringTarget } from '@cadran/contract';
import type { CandidateReportData } from '@cadran/reports';
import { scoreCandidate } from '@cadran/scoring';
import type { Measure } from '../measuring/results/measure.ts';
import { processTreeOf } from '../measuring/memory.ts';
import { checkOutRelease } from '../measuring/release-checkout.ts';
import { median, rounded } from '../measuring/statistics.ts';
import { processorMs } from '../product/process-figures.ts';
import type { PrintRequest } from './print-reports.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const CANDIDATES = 40;
/** Of the speed of release 2.2.13. */
const PROMISED_TIMES = 1.4;
const KINDS = ['recruiter', 'personal'] as const;

const startPrinting = async (folder: string): Promise<ChildProcess> => {
  const script = fileURLToPath(new URL('print-reports.ts', import.meta.url));
  const child = fork(script, [folder], { execArgv: ['--max-semi-space-size=16'] });
  await once(child, 'message');
  return child;
};

const spent = (pid: number): number =>
  processTreeOf(pid).reduce((sum, one) => sum + processorMs(one), 0);

/** Time of one report, and processor time of the process with those that it has started. */
const print = async (child: ChildProcess, request: PrintRequest) => {
  const pid = child.pid ?? 0;
  const before = spent(pid);
  child.send(request);
  const [ms] = (await once(child, 'message')) as [number];
  return { kind: request.kind, ms, cpu: spent(pid) - before };
};

/** The release's candidate as this version stores it. */
const convert = (candidate: CandidateReportData): CandidateReportData => {
  const { questionnaire, campaign, scores } = candidate;
  const { answers, decision } = questionnaire;
  return {
    ...candidate,
    timeZone: 'Europe/Paris',
    questionnaire: { ...questionnaire, decision: decision && { ...decision, interview: null } },
    scores: scores && scoreCandidate(answers, toScoringTarget(campaign.profile)),
  };
};

/** Equal candidates printed in turn by release 2.2.13 and by this version, each in its own process. */
export const comparePrints = async (candidates = CANDIDATES): Promise<Measure[]> => {
  const release = await checkOutRelease();
  if (typeof release === 'string') throw new Error(`No comparison of PDFs: ${release}.`);
  const { folder } = release;
  execFileSync(
    process.execPath,
    [
      join(REPOSITORY, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(folder, 'packages/pdf/vite.config.ts'),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { randomApplicant } = (await import(
    join(folder, 'packages/reports/src/testing/random-applicant.ts')
  )) as { randomApplicant: (seed: number) => CandidateReportData };
  const old = await startPrinting(folder);
  const current = await startPrinting(REPOSITORY);
  const runs: Record<'old' | 'current', Awaited<ReturnType<typeof print>>[]> = {
    old: [],
    current: [],
  };
  try {
    for (let seed = 0; seed <= candidates; seed += 1)
      for (const kind of KINDS) {
        const candidate = randomApplicant(seed);
        const language = seed % 2 === 0 ? 'fr' : 'en';
        const before = await print(old, { kind, language, candidate });
        const after = await print(current, { kind, language, candidate: convert(candidate) });
        // The first of a process also starts it.
        if (seed === 0) continue;
        runs.old.push(before);
        runs.current.push(after);
      }
  } finally {
    old.kill();
    current.kill();
    await release.remove();
  }
  return KINDS.flatMap((kind) =>
    (['ms', 'cpu'] as const).flatMap((figure): Measure[] => {
      const of = (which: keyof typeof runs): number =>
        median(runs[which].filter((run) => run.kind === kind).map((run) => run[figure]));
      const name = `${kind === 'recruiter' ? 'Recruiter' : 'Personal'} report, ${figure === 'ms' ? 'median' : 'processor time'}`;
      return [
        { what: `${name} of release 2.2.13`, value: rounded(of('old')), unit: 'ms' },
        { what: `${name} beside it`, value: rounded(of('current')), unit: 'ms' },
        {
          what: `${name}: as quick as release 2.2.13`,
          value: rounded(of('old') / of('current'), 2),
          unit: 'times',
          atLeast: PROMISED_TIMES,
        },
      ];
    }),
  );
};
