import { plainLetters } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { type Role, ROLES } from '@cadran/instruments/roles/catalogue';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { formPath } from '../../../shared/campaigns/campaign-paths.ts';
import styles from './start-page.module.css';

/** Every word that is typed begins a word of the role, in either language. */
const matches = (role: Role, typed: string): boolean => {
  const texts = [role.title, role.examples, role.summary].flatMap(({ fr, en }) => [fr, en]);
  const words = plainLetters(texts.join(' ')).split(/[^a-z0-9]+/);
  return plainLetters(typed)
    .split(/[^a-z0-9]+/)
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** The ready-made roles, each of which opens the filled-in form. */
export const RoleCards = () => {
  const t = useMessages(backoffice.campaignStart).roles;
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const found = ROLES.filter((role) => matches(role, typed));
  return (
    <section aria-labelledby="roles" className={styles.roles}>
      <header>
        <div>
          <h2 id="roles">{t.title}</h2>
          <p>{t.introduction}</p>
        </div>
        <TextInput
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </header>
      <p role="status" className={styles.found}>
        {typed !== '' && (found.length > 0 ? t.count(found.length) : t.none)}
      </p>
      <ul>
        {found.map(({ code, title, summary, examples }) => (
          <li key={code}>
            <Link to={formPath('screening')} search={{ from: `role.${code}` } as never}>
              <strong>{title[language]}</strong>
              <span>{summary[language]}</span>
              <small>{examples[language]}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
