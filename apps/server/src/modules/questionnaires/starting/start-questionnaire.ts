import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, StartedQuestionnaire } from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import type { Services } from '../../../http/context.ts';
import {
  findByResumeCode,
  insertQuestionnaire,
  type QuestionnaireRow,
} from '../queries/questionnaires.ts';
import type { Tx } from '@cadran/db';
import { linkInvitation } from '../../campaign-mail/index.ts';
import {
  findOpenCampaign,
  resumeQuestionnaireByCode,
  startOrReopenQuestionnaire,
} from '../../campaigns/index.ts';
import { screeningStore } from '../../screening/index.ts';
import { enqueueWebhooks } from '../../webhooks/index.ts';

type Start = BodyOf<typeof contract.questionnaires.start>;
type Resume = BodyOf<typeof contract.questionnaires.resume>;

const CANDIDATES = {
  module: 'screening',
  store: screeningStore,
  findByCode: findByResumeCode,
  /** A completed questionnaire can be reopened even if the campaign is closed. */
  checkCanAnswer: async (tx: Tx, { status, campaignId }: QuestionnaireRow) => {
    if (status === 'opened') await findOpenCampaign(screeningStore, tx, campaignId);
  },
} as const;

/** Starts a questionnaire, or reopens the one started with the same key. */
export const startQuestionnaire = (
  services: Services,
  { campaignId, startKey = randomUUID(), invitation, ...start }: Start,
  now: Date,
): Promise<StartedQuestionnaire> =>
  startOrReopenQuestionnaire(
    CANDIDATES,
    services,
    { campaignId, startKey },
    async (tx, organizationId, resumeCodeHash) => {
      await findOpenCampaign(screeningStore, tx, campaignId);
      const inserted = await insertQuestionnaire(tx, {
        organizationId,
        campaignId,
        language: start.language,
        consentedAt: now,
        consentVersion: start.noticeVersion,
        keepLonger: start.keepLonger,
        openedAt: now,
        resumeCodeHash,
        instrumentsVersion: INSTRUMENTS_VERSION,
      });
      const row = inserted ?? (await findByResumeCode(tx, organizationId, resumeCodeHash));
      if (inserted) await enqueueWebhooks(tx, 'candidate.started', inserted, now);
      if (row && invitation !== undefined) await linkInvitation(tx, row, { id: invitation });
      return row;
    },
    now,
  );

export const resumeQuestionnaire = (
  services: Services,
  { purpose, ...resume }: Resume,
  now: Date,
): Promise<StartedQuestionnaire> =>
  resumeQuestionnaireByCode(
    purpose === 'rights' ? { ...CANDIDATES, checkCanAnswer: async () => undefined } : CANDIDATES,
    services,
    resume,
    now,
  );
