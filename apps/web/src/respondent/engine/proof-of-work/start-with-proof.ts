import type { StartChallenge } from '@cadran/contract';
import { type Module, PROOF_OF_WORK, type ProofOfWork } from '@cadran/contract/codes';
import { ApiError, postJson } from '../../data/http-client.ts';
import { solveChallenge } from './solve-challenge.ts';

/** A phone that was put aside may come back with an expired calculation. */
const ATTEMPTS = 3;

const isAskedAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'proof_of_work_required';

/** Starts with the calculation that the server asked for. */
export const startWithProof = async <T>(
  of: { readonly module: Module; readonly campaignId: string; readonly token: string },
  start: (proof: ProofOfWork) => Promise<T>,
  onProgress: (share: number) => void,
  attempt = 1,
): Promise<T> => {
  onProgress(0);
  const asked = await postJson<StartChallenge>(
    `/api/${of.module}/questionnaires/challenge`,
    { campaignId: of.campaignId },
    of.token,
  );
  const proof = await solveChallenge(asked, (found) => onProgress(found / PROOF_OF_WORK.count));
  return start(proof).catch((error: unknown) => {
    if (attempt === ATTEMPTS || !isAskedAgain(error)) throw error;
    return startWithProof(of, start, onProgress, attempt + 1);
  });
};
