import type { BodyOf, contract, StartedQuestionnaire } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { profilingStore } from '../../queries/profiling-campaigns.ts';
import {
  type BegunRow,
  findBegunByCode,
  insertBegun,
  keepReceipt,
} from '../../queries/profiling-questionnaires.ts';
import { beginQuestionnaire, resumeByCode } from '../campaign/begin-questionnaire.ts';
import { findOpen } from '../campaign/open-campaign.ts';

type Start = BodyOf<typeof contract.profilingQuestionnaires.start>;
type Resume = BodyOf<typeof contract.profilingQuestionnaires.resume>;

const EMPLOYEES = {
  module: 'profiling',
  store: profilingStore,
  findByCode: findBegunByCode,
  admit: (tx: Tx, { campaignId }: BegunRow) => findOpen(profilingStore, tx, campaignId),
} as const;

/**
 * One key answers a campaign once. The receipt says that the key was used and points to nothing; a key whose
 * questionnaire is no longer there has finished it, and asking again is a `conflict`.
 */
export const startAudit = (
  services: Services,
  { campaignId, startKey, language }: Start,
  now: Date,
): Promise<StartedQuestionnaire> =>
  beginQuestionnaire(
    EMPLOYEES,
    services,
    { campaignId, startKey },
    async (tx, organizationId, resumeCodeHash) => {
      const campaign = await findOpen(profilingStore, tx, campaignId);
      const receipt = services.secrets.keyedHash('profiling-receipt', `${campaignId}/${startKey}`);
      if (await keepReceipt(tx, campaign, receipt))
        await insertBegun(tx, { organizationId, campaignId, language, resumeCodeHash });
      const row = await findBegunByCode(tx, organizationId, resumeCodeHash);
      if (!row) throw new AppError('conflict');
      return row;
    },
    now,
  );

export const resumeAudit = (
  services: Services,
  resume: Resume,
  now: Date,
): Promise<StartedQuestionnaire> => resumeByCode(EMPLOYEES, services, resume, now);
