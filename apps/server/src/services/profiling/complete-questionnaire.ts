import { answersOf, type ProfilingSegments } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { missingProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import { invalid } from '../../app-error.ts';
import { insertAnswers, type NewAuditAnswer } from '../../queries/profiling-answers.ts';
import type { ProfilingCampaignRow } from '../../queries/profiling-campaigns.ts';
import { type BegunRow, deleteBegun, drafts } from '../../queries/profiling-questionnaires.ts';
import { refuseMissing } from '../questionnaire/refuse-missing.ts';

/**
 * Refused while a required answer is missing, with its path. Then the answers go to a row of their own under a new
 * id, and the questionnaire goes with its draft, resume code and tokens: nothing points to what was answered.
 */
export const completeAudit = async (
  tx: Tx,
  row: BegunRow,
  campaign: ProfilingCampaignRow,
): Promise<void> => {
  const { items } = await drafts.readAnswers(tx, row);
  refuseMissing(missingProfilingAnswers(items, campaign), 'segments');
  const { segments = {}, perceived, desired } = answersOf(items);
  const { unitId = null, gender, ageBand, tenureBand } = segments as ProfilingSegments;
  if (unitId !== null && !campaign.units.some(({ id }) => id === unitId))
    throw invalid({ 'segments.unitId': 'one_of' });
  await insertAnswers(tx, [
    {
      organizationId: row.organizationId,
      campaignId: row.campaignId,
      unitId,
      gender: gender ?? null,
      ageBand: ageBand ?? null,
      tenureBand: tenureBand ?? null,
      // Complete, as the parts have just said.
      perceived: perceived as NewAuditAnswer['perceived'],
      desired: desired as NewAuditAnswer['desired'],
    },
  ]);
  await deleteBegun(tx, row);
};
