import { randomUUID } from 'node:crypto';
import {
  ageBand,
  contract,
  type NewProfilingCampaign,
  type ProfilingCampaign,
  type ProfilingQuestionnaire,
  type StartedQuestionnaire,
  tenureBand,
} from '@cadran/contract';
import { simulateProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { MadeUser } from '@cadran/testing';
import type { LightMyRequestResponse } from 'fastify';
import type { Caller, TestApp } from '../test-app.ts';

const { profiling, profilingQuestionnaires } = contract;

export const UNITS = [
  {
    id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a01',
    name: { fr: 'Ventes', en: 'Sales' },
    expectedHeadcount: 40,
  },
  {
    id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a02',
    name: { fr: 'Atelier', en: '' },
    expectedHeadcount: null,
  },
];

/** A campaign with every field set. */
export const fullCultureAudit = (customUrl: string) =>
  ({
    name: 'Baromètre de culture',
    customUrl,
    redirectUrl: 'https://example.org/merci',
    status: 'open',
    subject: {
      fr: { name: 'clinique', gender: 'feminine', elision: false },
      en: { name: 'clinic' },
    },
    units: UNITS,
    mandatory: { unit: true, age: true, gender: false, tenure: false },
    valuesSets: [
      {
        id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4b01',
        name: 'Charte 2026',
        color: '#0f766e',
        values: [{ code: 'benevolence' }, { label: 'Audace', culture: 'adhocracy' }],
      },
    ],
    minimumGroup: 7,
    purpose: {
      fr: 'Préparer la fusion des deux sites.',
      en: 'Prepare the merger of the two sites.',
    },
    legalBasis: 'legitimate_interests',
    customization: {
      introduction: { fr: { title: 'Bonjour', html: '<p>Merci</p>' }, en: null },
      conclusion: { fr: null, en: { title: 'Thanks', html: '<p>Done</p>' } },
      pdfHeader: { fr: '<p>Interne</p>', en: null },
      pdfFooter: { fr: null, en: '<p>Internal</p>' },
    },
  }) satisfies NewProfilingCampaign;

export const createCultureAudit = async (
  test: TestApp,
  owner: MadeUser,
  body: object = {},
): Promise<ProfilingCampaign> => {
  const given = { ...fullCultureAudit(`audit-${randomUUID().slice(0, 8)}`), ...body };
  const answer = await (await test.as(owner)).call(profiling.createCampaign, { body: given });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

/** A respondent who has started, with their token. */
export interface RespondentSession extends StartedQuestionnaire {
  readonly caller: Caller;
  save(body: object): Promise<LightMyRequestResponse>;
  read(): Promise<LightMyRequestResponse>;
}

export const respondentSession = (
  test: TestApp,
  started: StartedQuestionnaire,
): RespondentSession => {
  const caller = test.withToken(started.token);
  const params = { id: started.id };
  return {
    ...started,
    caller,
    save: (body) => caller.call(profilingQuestionnaires.save, { params, body }),
    read: () => caller.call(profilingQuestionnaires.read, { params }),
  };
};

export const requestStart = async (
  test: TestApp,
  campaignId: string,
  more: object = {},
): Promise<LightMyRequestResponse> => {
  const body = { campaignId, language: 'fr', consent: true, startKey: randomUUID(), ...more };
  return (await test.anonymous()).call(profilingQuestionnaires.start, { body });
};

export const startRespondent = async (
  test: TestApp,
  campaignId: string,
  more: object = {},
): Promise<RespondentSession> => {
  const answer = await requestStart(test, campaignId, more);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return respondentSession(test, answer.json());
};

/** What a browser sends for a complete questionnaire: dates become bands before they are sent. */
export const buildCompleteAnswers = (
  campaign: Pick<ProfilingCampaign, 'units' | 'mandatory'>,
  seed: number,
  told: { readonly birthYear: number; readonly startDate: string },
): Pick<ProfilingQuestionnaire, 'segments' | 'answers'> => {
  const { segments, ...answers } = simulateProfilingAnswers(seededRandom(seed), campaign);
  return {
    segments: {
      ...segments,
      ageBand: ageBand(told.birthYear, 2026),
      tenureBand: tenureBand(told.startDate, '2026-11-15'),
    },
    answers,
  };
};

/** The same respondent on another device. */
export const resumeRespondent = async (
  test: TestApp,
  { campaignId, resumeCode }: RespondentSession,
): Promise<RespondentSession> => {
  const body = { campaignId, code: resumeCode };
  const answer = await (await test.anonymous()).call(profilingQuestionnaires.resume, { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return respondentSession(test, answer.json());
};
