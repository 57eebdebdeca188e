import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';

interface Filter {
  readonly status?: MailStatus | undefined;
  readonly kind?: MailKind | undefined;
}

interface Props {
  readonly value: Filter;
  readonly onChange: (change: Filter) => void;
}

export const MailFilters = ({ value, onChange }: Props) => {
  const t = useMessages(backoffice.outbox);
  return (
    <>
      <NativeSelect
        aria-label={t.status}
        data={[
          { value: '', label: t.anyStatus },
          ...MAIL_STATUSES.map((status) => ({ value: status, label: t.statuses[status] })),
        ]}
        value={value.status ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ status: MAIL_STATUSES.find((status) => status === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t.kind}
        data={[
          { value: '', label: t.anyKind },
          ...MAIL_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] })),
        ]}
        value={value.kind ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ kind: MAIL_KINDS.find((kind) => kind === currentTarget.value) })
        }
      />
    </>
  );
};
