import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { PasswordForm } from '../../shared/password/password-form.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { Section } from '../../shared/ui/page/section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';

export const SettingsPage = () => {
  const t = useMessages(backoffice.settings);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={places.settings}
      introduction={t.introduction}
      crumbs={[{ to: '/', label: places.home }]}
    >
      <Section title={t.password} description={t.passwordExplanation}>
        <Card>
          <PasswordForm />
        </Card>
      </Section>
      <SecondFactorSection />
      <SessionsSection />
    </Page>
  );
};
