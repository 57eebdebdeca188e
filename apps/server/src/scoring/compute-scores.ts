import { ChildProcessError, type ChildPoolOptions, createChildPool } from '@cadran/processes';
import {
  type CandidateAnswers,
  type CandidateScores,
  candidateScorer,
  type ScoredTarget,
  type SectionWeights,
} from '@cadran/scoring';
import { createBatches } from '../batches.ts';

export interface ScoreRequest {
  readonly target: ScoredTarget;
  readonly weights: SectionWeights | null;
  readonly people: readonly { readonly id: string; readonly answers: CandidateAnswers }[];
}

/** The scores of each person, in their order. */
export type ComputeScores = (request: ScoreRequest) => Promise<readonly CandidateScores[]>;

/** Four hundred replicates of each take some hundredths of a second: too slow for the event loop. */
export const computeScores = ({ target, weights, people }: ScoreRequest): CandidateScores[] => {
  const score = candidateScorer(target, weights);
  return people.map(({ id, answers }) => score(answers, id));
};

/** In this process, for tests and demo data. */
export const computeScoresInProcess: ComputeScores = async (request) => computeScores(request);

/** What the child process is asked: those who complete at the same moment are scored by one request. */
export const computeAllScores = (requests: readonly ScoreRequest[]): CandidateScores[][] =>
  requests.map(computeScores);

/** In a child process, to which one request at a time is sent. */
export const createScoreProcess = (options: Pick<ChildPoolOptions, 'onEvent' | 'trace'> = {}) => {
  const pool = createChildPool<readonly ScoreRequest[], CandidateScores[][]>({
    name: 'scores',
    entry: new URL('score-process.ts', import.meta.url),
    heapMb: 256,
    memoryMb: 512,
    keptMb: 256,
    // A batch that failed is repeated one by one.
    maxWaiting: 200,
    ...options,
  });
  const computeBatch = async (requests: readonly ScoreRequest[]): Promise<CandidateScores[][]> => {
    try {
      return await pool.run(() => requests, { timeMs: 10_000, patienceMs: 200 });
    } catch (error) {
      // Others' deaths must not keep one candidate from handing in.
      const isWaiting = error instanceof ChildProcessError && error.code === 'restarting';
      const isOne = requests.length === 1 && requests[0]?.people.length === 1;
      if (isWaiting && isOne) return computeAllScores(requests);
      throw error;
    }
  };
  const compute: ComputeScores = createBatches(computeBatch);
  return { compute, close: () => pool.close() };
};
