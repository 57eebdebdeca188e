import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useCampaignFormState } from './form-context.ts';
import './row-list.css';

interface AddProps {
  readonly label: string;
  readonly count: number;
  readonly max: number;
  readonly onAdd: () => void;
}

/** Adds a row until the limit, which shows as one fills. */
export const AddRow = ({ label, count, max, onAdd }: AddProps) => {
  const t = useMessages(backoffice.campaignForm);
  const { readOnly } = useCampaignFormState();
  return (
    <div className="row-add">
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        disabled={readOnly || count >= max}
        onClick={onAdd}
      >
        {label}
      </Button>
      <span className="campaign-count" role="status">
        {t.ofMax(count, max)}
      </span>
    </div>
  );
};

interface RemoveProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onRemove: () => void;
}

export const RemoveRow = ({ label, disabled = false, onRemove }: RemoveProps) => {
  const { readOnly } = useCampaignFormState();
  return (
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
  <div className="row-none" data-path={path} tabIndex={-1}>
    <p>{words}</p>
    <p className="campaign-error" role="alert">
      {error}
    </p>
  </div>
);
