import { backoffice } from '@cadran/i18n/backoffice';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './footer.module.css';

export const Footer = () => {
  const t = useMessages(backoffice.shell);
  const { places } = useMessages(backoffice.navigation);
  const { organization } = useSession();
  return (
    <footer className={styles.footer}>
      <span>{organization.name}</span>
      <Link to="/help">{places.help}</Link>
      <span className={styles.version} title={__APP_BUILD__}>
        Cadran · {t.version(__APP_VERSION__)}
      </span>
    </footer>
  );
};
