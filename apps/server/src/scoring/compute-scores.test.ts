import { seededRandom } from '@cadran/instruments/seeded-random';
import { ChildProcessError } from '@cadran/processes';
import { simulateCandidate, VECTOR_TARGETS } from '@cadran/scoring/simulation';
import { expect, it, onTestFinished } from 'vitest';
import { computeScores, createScoreProcess, type ScoreRequest } from './compute-scores.ts';

const answers = simulateCandidate(seededRandom(1), { profile: VECTOR_TARGETS, affinity: 0.6 });
const requestFor = (...ids: string[]): ScoreRequest => ({
  target: VECTOR_TARGETS,
  weights: null,
  people: ids.map((id) => ({ id, answers })),
});

/** Whose process is killed as soon as it has started. */
const createDyingProcess = () => {
  const scores = createScoreProcess({
    onEvent: (event) => {
      if (event.kind === 'started') process.kill(event.pid, 'SIGKILL');
    },
  });
  onTestFinished(() => scores.close());
  const failure = async (request: ScoreRequest): Promise<string | null> =>
    scores.compute(request).then(
      () => null,
      (error: unknown) => (error instanceof ChildProcessError ? error.code : String(error)),
    );
  return { ...scores, failure };
};

it('computes in a child process what it computes here', async () => {
  const scores = createScoreProcess();
  onTestFinished(() => scores.close());
  expect(await scores.compute(requestFor('a', 'b'))).toEqual(computeScores(requestFor('a', 'b')));
});

it('scores more candidates of one moment than may wait, and each gets their own', async () => {
  const events: string[] = [];
  const scores = createScoreProcess({ onEvent: ({ kind }) => void events.push(kind) });
  onTestFinished(() => scores.close());
  const ids = Array.from({ length: 300 }, (_, place) => `candidate-${place}`);
  const scored = await Promise.all(ids.map((id) => scores.compute(requestFor(id))));
  expect(scored).toHaveLength(300);
  expect(scored[299]).toEqual(computeScores(requestFor('candidate-299')));
  // One request for each 64 of them.
  expect(events.filter((kind) => kind === 'done')).toHaveLength(5);
});

it('still scores one candidate while the process waits for its restart, and refuses many', async () => {
  const { compute, failure } = createDyingProcess();
  // It dies with its own process, twice; the next may not wait as long as the third restart takes.
  expect(await failure(requestFor('a'))).toBe('died');
  expect(await failure(requestFor('a', 'b'))).toBe('restarting');
  expect(await compute(requestFor('c'))).toEqual(computeScores(requestFor('c')));
});
