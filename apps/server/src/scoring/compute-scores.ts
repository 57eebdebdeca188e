import { ChildProcessError, type ChildPoolOptions, createChildPool } from '@cadran/processes';
import {
  type CandidateAnswers,
  type CandidateScores,
  candidateScorer,
  type ScoredTarget,
  type SectionWeights,
} from '@cadran/scoring';

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

/** In a child process. A transaction waits for the scores, so those of many are refused rather than late. */
export const createScoreProcess = (options: Pick<ChildPoolOptions, 'onEvent' | 'trace'> = {}) => {
  const pool = createChildPool<ScoreRequest, CandidateScores[]>({
    name: 'scores',
    entry: new URL('score-process.ts', import.meta.url),
    heapMb: 256,
    memoryMb: 512,
    keptMb: 256,
    maxWaiting: 200,
    ...options,
  });
  const compute: ComputeScores = async (request) => {
    try {
      return await pool.run(() => request, { timeMs: 10_000, patienceMs: 200 });
    } catch (error) {
      // Others' deaths must not keep one candidate from handing in.
      const isWaiting = error instanceof ChildProcessError && error.code === 'restarting';
      if (isWaiting && request.people.length === 1) return computeScores(request);
      throw error;
    }
  };
  return { compute, close: () => pool.close() };
};
