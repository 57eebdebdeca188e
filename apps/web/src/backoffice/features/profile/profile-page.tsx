import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import styles from './profile-page.module.css';

export const ProfilePage = () => {
  const t = useMessages(backoffice.profile);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={places.profile}
      introduction={t.introduction}
      crumbs={[{ to: '/', label: places.home }]}
    >
      <div className={styles.profile}>
        <PreferencesCard />
        <IdentityCard />
      </div>
    </Page>
  );
};
