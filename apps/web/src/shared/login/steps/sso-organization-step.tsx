import { login } from '@cadran/i18n/login';
import { IconBuilding } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { type LoginActions, useAttempt } from '../login-actions.ts';
import { LoginHeading } from '../login-heading.tsx';
import { LoginFailure } from '../login-message.tsx';
import styles from '../login-page.module.css';
import { Button } from '../ui/button.tsx';

interface Props {
  /** From the link that an organisation gives its users. */
  readonly organizationId: string;
  readonly start: LoginActions['startSso'];
  readonly notice: ReactNode;
  readonly onBack: () => void;
}

export const SsoOrganizationStep = ({ organizationId, start, notice, onBack }: Props) => {
  const t = useMessages(login.page);
  const { run, pending, error } = useAttempt();
  return (
    <div className={styles.loginSteps}>
      <LoginHeading title={t.welcome}>{t.company.entry}</LoginHeading>
      {error ? (
        <LoginFailure
          error={error}
          messages={{ not_found: t.company.none, unavailable: t.company.unavailable }}
        />
      ) : (
        notice
      )}
      <div className={styles.loginButtons}>
        <Button
          icon={<IconBuilding size={18} stroke={1.5} aria-hidden />}
          loading={pending}
          onClick={() => run(start({ organizationId }))}
        >
          {t.company.open}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t.company.back}
        </Button>
      </div>
    </div>
  );
};
