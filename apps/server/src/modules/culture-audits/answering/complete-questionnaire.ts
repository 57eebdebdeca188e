import { type GivenAnswers, type ProfilingSegments, valuesOf } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findMissingProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import { invalid } from '../../../http/app-error.ts';
import { insertAnswers, type NewCultureAuditAnswer } from '../queries/answers.ts';
import { type QuestionnaireRow, deleteQuestionnaire } from '../queries/questionnaires.ts';
import { refuseMissingAnswers } from '../../questionnaires/index.ts';
import type { AuditRules } from './check-answers.ts';

/**
 * Refused while required answers are missing. The answers move to a row with a new id and the questionnaire is deleted
 * with all that was saved, its return code and its tokens, so that nothing links a respondent to the answers.
 */
export const completeQuestionnaire = async (
  tx: Tx,
  row: QuestionnaireRow,
  rules: AuditRules,
  folded: GivenAnswers,
): Promise<void> => {
  const items = valuesOf(folded);
  refuseMissingAnswers(findMissingProfilingAnswers(items, rules), 'segments');
  const { segments = {}, perceived, desired } = items;
  const { unitId = null, gender, ageBand, tenureBand } = segments as ProfilingSegments;
  if (unitId !== null && !rules.units.some(({ id }) => id === unitId))
    throw invalid({ 'segments.unitId': 'one_of' });
  await insertAnswers(tx, [
    {
      organizationId: row.organizationId,
      campaignId: row.campaignId,
      unitId,
      gender: gender ?? null,
      ageBand: ageBand ?? null,
      tenureBand: tenureBand ?? null,
      // Checked to be complete above.
      perceived: perceived as NewCultureAuditAnswer['perceived'],
      desired: desired as NewCultureAuditAnswer['desired'],
    },
  ]);
  await deleteQuestionnaire(tx, row);
};
