import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { renderEach } from '../../../shared/report/render-each.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useCopy } from './use-copy.ts';
import styles from './copy-field.module.css';

/** Line breaks between the parts of a URL, not inside them. */
const withBreakOpportunities = (step: string) => (
  <>
    {step}
    <wbr />
  </>
);

interface Props {
  readonly label: string;
  readonly value: string;
}

export const CopyField = ({ label, value }: Props) => {
  const t = useMessages(backoffice.clipboard);
  const copy = useCopy();
  const id = useId();
  const steps = value.split(/(?<=\/)/);
  return (
    <div className={styles.copyField} role="group" aria-labelledby={id}>
      <div>
        <div id={id} className={styles.copyFieldLabel}>
          {label}
        </div>
        <code data-secret={steps.length === 1 || undefined}>
          {renderEach(steps, withBreakOpportunities)}
        </code>
      </div>
      <Button
        variant="default"
        aria-label={t.copyThis(label)}
        leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
        onClick={() => void copy(value)}
      >
        {t.copy}
      </Button>
    </div>
  );
};
