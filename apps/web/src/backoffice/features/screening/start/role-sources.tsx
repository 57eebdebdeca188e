import { backoffice } from '@cadran/i18n/backoffice';
import { ROLES } from '@cadran/instruments/roles/catalogue';
import { occupationUrl, ROLE_SOURCES } from '@cadran/instruments/roles/sources';
import { Anchor } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './start-page.module.css';

/** The occupations and publications that the roles rest on. */
export const RoleSources = () => {
  const t = useMessages(backoffice.campaignStart).roles;
  const { language } = useLanguage();
  return (
    <details className={styles.sources}>
      <summary>{t.sources}</summary>
      <h3>{t.onet}</h3>
      <ul>
        {ROLES.map(({ code, title, occupations }) => (
          <li key={code}>
            {title[language]} ·{' '}
            {occupations.map((occupation, index) => (
              <span key={occupation.code} lang="en">
                {index > 0 && ', '}
                <Anchor
                  href={occupationUrl(occupation)}
                  target="_blank"
                  rel="noopener noreferrer"
                  size="sm"
                >
                  {occupation.code} {occupation.title}
                </Anchor>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <h3>{t.publications}</h3>
      <ul lang="en">
        {Object.entries(ROLE_SOURCES).map(([key, citation]) => (
          <li key={key}>{citation}</li>
        ))}
      </ul>
    </details>
  );
};
