import { QUESTIONNAIRE_SECTIONS, type ScoredSection } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFieldError, useFormValue } from '../../../shared/campaign-form/form-context.ts';
import styles from './default-parameters.module.css';

/** The sections that new campaigns ask. */
export const SectionsField = () => {
  const t = useMessages(backoffice.defaultParameters);
  const { sections } = useMessages(backoffice.screeningForm);
  const errorOf = useFieldError();
  const [asked, setAsked] = useFormValue<readonly ScoredSection[]>('sections');
  return (
    <Checkbox.Group
      label={t.sections}
      description={t.sectionsHint}
      error={errorOf('sections', { min_items: t.oneSection })}
      value={[...asked]}
      onChange={(chosen) =>
        setAsked(QUESTIONNAIRE_SECTIONS.filter((section) => chosen.includes(section)))
      }
    >
      <div className={styles.sections}>
        {QUESTIONNAIRE_SECTIONS.map((section) => (
          <Checkbox key={section} value={section} label={sections[section].name} />
        ))}
      </div>
    </Checkbox.Group>
  );
};
