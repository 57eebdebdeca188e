import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';

interface Props {
  readonly provider: { readonly enabled: boolean } | null;
}

export const ProviderState = ({ provider }: Props) => {
  const { states } = useMessages(backoffice.signIn);
  return (
    <div>
      <StatusBadge on={provider?.enabled ?? false}>
        {provider ? states[provider.enabled ? 'on' : 'off'] : states.none}
      </StatusBadge>
    </div>
  );
};
