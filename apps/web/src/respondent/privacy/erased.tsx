import { privacy } from '@cadran/i18n/privacy';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Heading } from '../layout/heading.tsx';
import panelStyles from '../ui/panel.module.css';
import privacyStyles from './privacy.module.css';

/** What was erased, and what cannot be erased here. */
export const Erased = () => {
  const t = useMessages(privacy).erased;
  return (
    <div className={panelStyles.step}>
      <Heading>{t.title}</Heading>
      <p className={panelStyles.lead}>{t.lead}</p>
      <h2 className={privacyStyles.means}>{t.rest}</h2>
      <ul className={privacyStyles.list}>
        {t.remains.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t.close}</p>
    </div>
  );
};
