import {
  contract,
  type NewScreeningCampaign,
  type ScreeningCampaign,
  type ScreeningQuestionnaire,
  type StartedQuestionnaire,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import type { Caller, TestApp } from '../test-app.ts';

const { questionnaires, screening } = contract;

/** A candidate who has started, with their token. */
export interface CandidateSession extends StartedQuestionnaire {
  readonly caller: Caller;
  save(body: object): ReturnType<Caller['call']>;
  read(): Promise<ScreeningQuestionnaire>;
}

export const candidateSession = (
  test: TestApp,
  started: StartedQuestionnaire,
): CandidateSession => {
  const caller = test.withToken(started.token);
  const params = { id: started.id };
  return {
    ...started,
    caller,
    save: (body) => caller.call(questionnaires.save, { params, body }),
    read: async () => (await caller.call(questionnaires.read, { params })).json(),
  };
};

export const createCampaign = async (
  test: TestApp,
  owner: MadeUser,
  body: NewScreeningCampaign,
): Promise<ScreeningCampaign> =>
  (await (await test.as(owner)).call(screening.createCampaign, { body })).json();

export const startCandidate = async (
  test: TestApp,
  campaignId: string,
  more: object = {},
): Promise<CandidateSession> => {
  const body = { campaignId, language: 'fr', consent: true, ...more };
  const answer = await (await test.anonymous()).call(questionnaires.start, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return candidateSession(test, answer.json());
};

/** The same candidate on another device. */
export const resumeCandidate = async (
  test: TestApp,
  { campaignId, resumeCode }: CandidateSession,
): Promise<CandidateSession> => {
  const body = { campaignId, code: resumeCode };
  const answer = await (await test.anonymous()).call(questionnaires.resume, { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return candidateSession(test, answer.json());
};
