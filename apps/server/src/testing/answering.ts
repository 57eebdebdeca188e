import {
  contract,
  type NewScreeningCampaign,
  type ScreeningCampaign,
  type ScreeningQuestionnaire,
  type StartedQuestionnaire,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import type { Caller, TestApp } from './test-app.ts';

const { questionnaires, screening } = contract;

/** A candidate who has begun: their token and what it opens. */
export interface Answering extends StartedQuestionnaire {
  readonly caller: Caller;
  save(body: object): ReturnType<Caller['call']>;
  read(): Promise<ScreeningQuestionnaire>;
}

export const answering = (test: TestApp, started: StartedQuestionnaire): Answering => {
  const caller = test.withToken(started.token);
  const params = { id: started.id };
  return {
    ...started,
    caller,
    save: (body) => caller.call(questionnaires.save, { params, body }),
    read: async () => (await caller.call(questionnaires.read, { params })).json(),
  };
};

export const makeCampaign = async (
  test: TestApp,
  owner: MadeUser,
  body: NewScreeningCampaign,
): Promise<ScreeningCampaign> =>
  (await (await test.as(owner)).call(screening.createCampaign, { body })).json();

export const startAnswering = async (
  test: TestApp,
  campaignId: string,
  more: object = {},
): Promise<Answering> => {
  const body = { campaignId, language: 'fr', consent: true, ...more };
  const answer = await (await test.anonymous()).call(questionnaires.start, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answering(test, answer.json());
};
