import { PROFILING_LIMITS, SUBJECT_CODES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { subjectForms } from '@cadran/instruments/culture/subject';
import { Select } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFieldError, useFormValue } from '../../../../shared/campaign-form/form-context.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import type { SubjectDraft } from '../values/campaign-values.ts';
import { CustomSubject } from '../parts/custom-subject.tsx';
import { FrozenNote } from '../parts/frozen-note.tsx';
import { SubjectPreview } from '../parts/subject-preview.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import { SideBySide } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from '../parts/subject.module.css';

/** What employees are asked about: “your company”, “your hospital”, or a noun of the organisation's own. */
export const SubjectSection = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.subject;
  const { language } = useLanguage();
  const { readOnly, campaign } = useAuditFormState();
  const errorOf = useFieldError();
  const [subject, setSubject] = useFormValue<SubjectDraft>('subject');
  const frozen = campaign?.frozen.segments === true;
  const nouns = SUBJECT_CODES.map((code) => ({
    value: code as string,
    label: subjectForms(code, language).name,
  })).toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <SectionFrame section="subject">
      {frozen && <FrozenNote>{words.frozen.subject}</FrozenNote>}
      <SideBySide>
        <div className={styles.subjectFields}>
          <Select
            data-path="subject"
            label={t.choice}
            description={t.choiceHint}
            data={[...nouns, { value: 'custom', label: t.custom }]}
            value={subject.choice}
            searchable
            allowDeselect={false}
            disabled={readOnly || frozen}
            error={errorOf('subject')}
            onChange={(chosen) =>
              setSubject({
                ...subject,
                choice: SUBJECT_CODES.find((code) => code === chosen) ?? 'custom',
              })
            }
          />
          {subject.choice === 'custom' && (
            <CustomSubject
              subject={subject}
              onChange={setSubject}
              disabled={readOnly || frozen}
              max={PROFILING_LIMITS.subjectMax}
            />
          )}
        </div>
        <SubjectPreview subject={subject} />
      </SideBySide>
    </SectionFrame>
  );
};
