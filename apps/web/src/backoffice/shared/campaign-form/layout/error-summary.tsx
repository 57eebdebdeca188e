import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState, useSectionName } from '../form-context.ts';
import styles from './campaign-form.module.css';

/** “Campaign is invalid” (spec, section 5), and where. */
export const ErrorSummary = () => {
  const t = useMessages(backoffice.campaignForm);
  const nameOf = useSectionName();
  const { form, focusError, kind } = useCampaignFormState();
  const { all, ofPath } = kind.sections;
  const paths = Object.keys(form.errors);
  if (paths.length === 0) return null;
  const bySection = all
    .map((section) => ({ section, wrong: paths.filter((path) => ofPath(path) === section) }))
    .filter(({ wrong }) => wrong.length > 0);
  return (
    <Alert
      role="alert"
      color="danger"
      variant="light"
      icon={<IconAlertCircle aria-hidden />}
      title={t.invalid}
    >
      <ul className={styles.campaignErrors}>
        {bySection.map(({ section, wrong }) => (
          <li key={section}>
            <button type="button" onClick={() => focusError(wrong[0] ?? section)}>
              {t.errorsIn(nameOf(section), wrong.length)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
