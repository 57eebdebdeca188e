import { CAMPAIGN_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCommonMarks } from '../../../shared/campaign-form/common-marks.ts';
import type { SectionMark } from '../../../shared/campaign-form/form-kind.ts';
import type { CampaignValues } from './values/campaign-values.ts';
import type { FormSection } from './section-names.ts';
import { isLenient, profileState } from './section-state.ts';

/** How far a section is. */
export const useMark = () => {
  const t = useMessages(backoffice.screeningForm).marks;
  const common = useCommonMarks();
  return (values: CampaignValues, section: FormSection): SectionMark => {
    if (section === 'parameters') return common.parameters(values);
    if (section === 'customization') return common.customization(values);
    if (section === 'questions')
      return common.list(values.questions.length, CAMPAIGN_LIMITS.questions);
    if (section === 'weights')
      return values.ownWeights
        ? { kind: 'done', words: t.ownWeights }
        : { kind: 'partial', words: t.defaultWeights };
    switch (profileState(values.profile, section)) {
      case 'off':
        return { kind: 'empty', words: t.off };
      case 'asked':
        return { kind: 'partial', words: t.asked };
      case 'weak':
        return { kind: 'warning', words: t.weak };
      case 'target':
        return section === 'personality' && isLenient(values.profile)
          ? { kind: 'warning', words: t.lenient }
          : { kind: 'done', words: t.target };
    }
  };
};
