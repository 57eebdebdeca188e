import { respondent } from '@cadran/i18n/respondent';
import { anonymityGuide } from '../../shared/guide/anonymity-guide.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Heading } from '../layout/heading.tsx';
import { Button } from '../ui/button.tsx';
import panelStyles from '../ui/panel.module.css';
import howStyles from './how-page.module.css';
import styles from './anonymity-page.module.css';

/** For employees and those who represent them: what protects them, what does not, and how to check it. */
export const AnonymityPage = () => {
  const { title, html } = useMessages(anonymityGuide);
  const t = useMessages(respondent.cultureAudit).how;
  return (
    <div className={`${panelStyles.step} ${howStyles.how} ${styles.anonymity}`}>
      <Heading>{title}</Heading>
      {/* HTML rendered by the build from our own Markdown. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t.print}</Button>
      </p>
    </div>
  );
};
