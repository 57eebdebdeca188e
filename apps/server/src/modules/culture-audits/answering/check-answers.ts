import type { FieldErrors, ProfilingAnswers, ProfilingQuestionnaireChange } from '@cadran/contract';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';

/** What answers are checked by. */
export type AuditRules = Pick<ProfilingCampaignRow, 'units' | 'mandatory'>;

/** Units must be the campaign's, situations the instrument's. */
export const findInvalidAnswers = (
  { segments, answers = {} }: ProfilingQuestionnaireChange,
  rules: AuditRules,
): FieldErrors => {
  const fields: FieldErrors = {};
  const unitId = segments?.unitId;
  if (unitId && !rules.units.some(({ id }) => id === unitId)) fields['segments.unitId'] = 'one_of';
  for (const part of PROFILING_PARTS)
    for (const item of Object.keys(answers[part.name as keyof ProfilingAnswers] ?? {}))
      if (part.pageOf(item, rules) < 0) fields[`answers.${part.name}.${item}`] = 'unknown_field';
  return fields;
};
