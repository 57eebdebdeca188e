import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../form-context.ts';
import { FieldCount, FormError } from '../layout/form-layout.tsx';
import styles from './row-list.module.css';

interface AddProps {
  readonly label: string;
  readonly count: number;
  readonly max: number;
  readonly onAdd: () => void;
  /** Beside other buttons, not on its own line. */
  readonly inline?: boolean;
}

/** Adds a row until the limit, which shows as one fills. */
export const AddRow = ({ label, count, max, onAdd, inline = false }: AddProps) => {
  const t = useMessages(backoffice.campaignForm);
  const { readOnly } = useCampaignFormState();
  return (
    <div className={styles.rowAdd} data-inline={inline || undefined} data-testid="add-row">
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        disabled={readOnly || count >= max}
        onClick={onAdd}
      >
        {label}
      </Button>
      <FieldCount role="status">{t.ofMax(count, max)}</FieldCount>
    </div>
  );
};

interface RemoveProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** In line with fields that have labels. */
  readonly besideFields?: boolean;
  readonly onRemove: () => void;
}

export const RemoveRow = ({
  label,
  disabled = false,
  besideFields = false,
  onRemove,
}: RemoveProps) => {
  const { readOnly } = useCampaignFormState();
  const button = (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="dark"
        size={36}
        aria-label={label}
        disabled={readOnly || disabled}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  return besideFields ? <div className={styles.rowRemove}>{button}</div> : button;
};

interface ListProps {
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

export const RowList = ({ ordered = false, children }: ListProps) => {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag className={styles.rowList}>{children}</Tag>;
};

/** “You must add at least one item.” (spec, section 5), where the first would stand. */
export const NoRows = ({
  words,
  error,
  path,
}: {
  readonly words: ReactNode;
  readonly error: string | null;
  readonly path: string;
}) => (
  <div className={styles.rowNone} data-path={path} tabIndex={-1}>
    <p>{words}</p>
    <FormError role="alert">{error}</FormError>
  </div>
);
