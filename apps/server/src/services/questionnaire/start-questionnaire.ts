import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, StartedQuestionnaire } from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import type { Services } from '../../context.ts';
import { linkInvitation } from '../../queries/invitations.ts';
import {
  findByResumeCode,
  insertQuestionnaire,
  type QuestionnaireRow,
} from '../../queries/questionnaires.ts';
import type { Tx } from '@cadran/db';
import { screeningStore } from '../../queries/screening-campaigns.ts';
import { beginQuestionnaire, resumeByCode } from '../campaign/begin-questionnaire.ts';
import { findOpenCampaign } from './open-campaign.ts';

type Start = BodyOf<typeof contract.questionnaires.start>;
type Resume = BodyOf<typeof contract.questionnaires.resume>;

const CANDIDATES = {
  module: 'screening',
  store: screeningStore,
  findByCode: findByResumeCode,
  /** Who has finished may come back to the conclusion, whatever became of the campaign. */
  admit: async (tx: Tx, { status, campaignId }: QuestionnaireRow) => {
    if (status === 'opened') await findOpenCampaign(tx, campaignId);
  },
} as const;

/** Begins a questionnaire, or opens the one that was begun with the same key. */
export const startQuestionnaire = (
  services: Services,
  { campaignId, startKey = randomUUID(), invitation, ...start }: Start,
  now: Date,
): Promise<StartedQuestionnaire> =>
  beginQuestionnaire(
    CANDIDATES,
    services,
    { campaignId, startKey },
    async (tx, organizationId, resumeCodeHash) => {
      await findOpenCampaign(tx, campaignId);
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
  resumeByCode(
    purpose === 'rights' ? { ...CANDIDATES, admit: async () => undefined } : CANDIDATES,
    services,
    resume,
    now,
  );
