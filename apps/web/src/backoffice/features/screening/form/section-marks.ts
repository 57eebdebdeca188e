import { asksNothing, CAMPAIGN_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCommonMarks } from '../../../shared/campaign-form/common-marks.ts';
import type {
  FormProgress,
  SaveNotice,
  SectionMark,
} from '../../../shared/campaign-form/form-kind.ts';
import type { CampaignValues } from './values/campaign-values.ts';
import { bodyOf } from './values/values-to-body.ts';
import type { FormSection } from './section-names.ts';
import {
  activeSections,
  comparedWeight,
  isLenient,
  isUnset,
  profileState,
  SUFFICIENT_WEIGHT,
} from './section-state.ts';

/** How far a section is. */
export const useMark = () => {
  const t = useMessages(backoffice.screeningForm).marks;
  const common = useCommonMarks();
  return (
    values: CampaignValues,
    section: FormSection,
    progress: FormProgress<'screening'>,
  ): SectionMark => {
    const { profile } = values;
    if (section === 'parameters') return common.parameters(values);
    if (section === 'customization') return common.customization(values);
    if (section === 'questions')
      return common.list(values.questions.length, CAMPAIGN_LIMITS.questions);
    if (section === 'interview')
      return values.interview === null
        ? { kind: 'partial', words: t.defaultQuestions }
        : { kind: 'done', words: t.ownQuestions };
    if (section === 'weights') {
      if (comparedWeight(values) < SUFFICIENT_WEIGHT) {
        const expected = activeSections(profile).length === 0 && !progress.attempted;
        return { kind: expected ? 'partial' : 'warning', words: t.noScore };
      }
      return values.ownWeights
        ? { kind: 'done', words: t.ownWeights }
        : { kind: 'partial', words: t.defaultWeights };
    }
    if (section === 'culture' && asksNothing(bodyOf(values)))
      return { kind: 'warning', words: t.chooseSection };
    switch (profileState(profile, section)) {
      case 'off':
        return { kind: 'empty', words: t.off };
      case 'asked':
        return { kind: 'partial', words: t.asked };
      case 'weak':
        return {
          kind: isUnset(profile[section].target, section, progress) ? 'partial' : 'warning',
          words: t.weak,
        };
      case 'target':
        return section === 'personality' && isLenient(profile)
          ? { kind: 'warning', words: t.lenient }
          : { kind: 'done', words: t.target };
    }
  };
};

/** What the campaign lacks to be of use: something to answer, then something to score. */
export const useNotice = () => {
  const t = useMessages(backoffice.screeningForm).notices;
  return (values: CampaignValues): SaveNotice<FormSection> | null => {
    if (asksNothing(bodyOf(values))) return { section: 'culture', words: t.nothingAsked };
    if (activeSections(values.profile).length === 0)
      return { section: 'weights', words: t.noTarget };
    const total = comparedWeight(values);
    return total < SUFFICIENT_WEIGHT
      ? { section: 'weights', words: t.lowWeight(total, SUFFICIENT_WEIGHT) }
      : null;
  };
};
