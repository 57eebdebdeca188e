import { PROOF_OF_WORK, type ProofOfWork } from '@cadran/contract/codes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/http-client.ts';
import { startWithProof } from './start-with-proof.ts';

const OF = { module: 'screening', campaignId: 'campaign', token: 'token' } as const;
const CHALLENGE = `4.0.random.${'A'.repeat(43)}`;

describe('starting with a calculation', () => {
  const challenges = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ challenge: CHALLENGE, bits: 4 }),
  );
  vi.stubGlobal('fetch', challenges);
  afterEach(() => void challenges.mockClear());

  it('asks for it, solves it and tells how far it is', async () => {
    const progress: number[] = [];
    const start = vi.fn<(proof: ProofOfWork) => Promise<string>>(async () => 'opened');
    expect(await startWithProof(OF, start, (share) => progress.push(share))).toBe('opened');
    const [url, init] = challenges.mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual([
      '/api/screening/questionnaires/challenge',
      JSON.stringify({ campaignId: 'campaign' }),
    ]);
    expect(start.mock.calls[0]?.[0]).toMatchObject({ challenge: CHALLENGE });
    expect(start.mock.calls[0]?.[0].nonces).toHaveLength(PROOF_OF_WORK.count);
    expect([progress[0], progress.at(-1)]).toEqual([0, 1]);
  });

  it('works again when it came too late, and gives up after three times', async () => {
    const start = vi.fn<() => Promise<string>>();
    start.mockRejectedValueOnce(new ApiError('proof_of_work_required')).mockResolvedValue('opened');
    expect(await startWithProof(OF, start, () => undefined)).toBe('opened');
    expect(start).toHaveBeenCalledTimes(2);
    start.mockReset().mockRejectedValue(new ApiError('proof_of_work_required'));
    await expect(startWithProof(OF, start, () => undefined)).rejects.toThrow(
      'proof_of_work_required',
    );
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('passes other errors on', async () => {
    const start = () => Promise.reject(new ApiError('campaign_closed'));
    await expect(startWithProof(OF, start, () => undefined)).rejects.toThrow('campaign_closed');
    expect(challenges).toHaveBeenCalledTimes(1);
  });
});
