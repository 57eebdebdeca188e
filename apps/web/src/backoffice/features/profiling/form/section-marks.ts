import { PROFILING_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCommonMarks } from '../../../shared/campaign-form/common-marks.ts';
import type { FormProgress, SectionMark } from '../../../shared/campaign-form/form-kind.ts';
import type { AuditValues } from './values/campaign-values.ts';
import type { FormSection } from './section-names.ts';

const isNamed = ({ choice, fr, en }: AuditValues['subject']): boolean =>
  choice !== 'custom' || (fr.name.trim() !== '' && en.name.trim() !== '');

/** How far a section is. */
export const useMark = (logoChosen: boolean) => {
  const t = useMessages(backoffice.profilingForm).marks;
  const words = useMessages(backoffice.campaignForm).marks;
  const common = useCommonMarks();
  return (
    values: AuditValues,
    section: FormSection,
    { campaign }: FormProgress<'profiling'>,
  ): SectionMark => {
    switch (section) {
      case 'parameters':
        return common.parameters(values);
      case 'access':
        return values.access === null
          ? { kind: 'empty', words: words.toFill }
          : { kind: 'done', words: t[values.access] };
      case 'subject':
        return isNamed(values.subject)
          ? { kind: 'done', words: words.complete }
          : { kind: 'empty', words: words.toFill };
      case 'units':
        return common.list(values.units.length, PROFILING_LIMITS.units);
      case 'mandatory': {
        const count = Object.values(values.mandatory).filter(Boolean).length;
        return count === 0
          ? { kind: 'partial', words: t.noneMandatory }
          : { kind: 'done', words: t.mandatory(count) };
      }
      case 'valuesSets':
        return common.list(values.valuesSets.length, PROFILING_LIMITS.valuesSets);
      case 'logo':
        return logoChosen || campaign?.logo
          ? { kind: 'done', words: t.ownLogo }
          : { kind: 'partial', words: t.organizationLogo };
      case 'representatives': {
        const { purpose, legalBasis } = values;
        const filled = [purpose.fr.trim() || purpose.en.trim(), legalBasis !== 'to_complete'];
        if (filled.every(Boolean)) return { kind: 'done', words: words.complete };
        return { kind: filled.some(Boolean) ? 'partial' : 'empty', words: words.toFill };
      }
      case 'customization':
        return common.customization(values);
    }
  };
};
