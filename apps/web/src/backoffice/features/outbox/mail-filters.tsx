import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';

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
      <ChoiceFilter
        label={t.status}
        any={t.anyStatus}
        codes={MAIL_STATUSES}
        names={t.statuses}
        value={value.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t.kind}
        any={t.anyKind}
        codes={MAIL_KINDS}
        names={t.kinds}
        value={value.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </>
  );
};
