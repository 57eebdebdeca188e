import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { inOrder } from '../../../report/in-order.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useCopy } from './use-copy.ts';
import './copy-field.css';

/** An address is broken between its steps, not inside a word. */
const breakable = (step: string) => (
  <>
    {step}
    <wbr />
  </>
);

interface Props {
  readonly label: string;
  readonly value: string;
}

/** A value to take away: to read, to select, to copy. */
export const CopyField = ({ label, value }: Props) => {
  const t = useMessages(backoffice.clipboard);
  const copy = useCopy();
  const id = useId();
  const steps = value.split(/(?<=\/)/);
  return (
    <div className="copy-field" role="group" aria-labelledby={id}>
      <div>
        <div id={id} className="copy-field-label">
          {label}
        </div>
        <code data-secret={steps.length === 1 || undefined}>{inOrder(steps, breakable)}</code>
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
