import type { ScoredSection } from '@cadran/contract';
import { useCampaignFormState, useFormValue } from '../../../shared/campaign-form/form-context.ts';
import { isUnset } from './section-state.ts';
import type { CampaignValues, TargetDrafts } from './values/campaign-values.ts';

export const useTarget = <S extends ScoredSection>(section: S) =>
  useFormValue<TargetDrafts[S]>(`profile.${section}.target`);

/** Whether a target is still as it began, so that nothing can be wrong with it yet. */
export const useIsUnset = (section: ScoredSection): boolean => {
  const [target] = useTarget(section);
  return isUnset(target, section, useCampaignFormState<'screening', CampaignValues>());
};
