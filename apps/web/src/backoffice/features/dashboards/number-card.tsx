import { formatNumber } from '@cadran/i18n';
import { Anchor } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import styles from './dashboards.module.css';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly value: number;
  readonly parts: string;
  readonly link?: { readonly to: string; readonly label: string };
}

export const NumberCard = ({ icon: CardIcon, label, value, parts, link }: Props) => {
  const { language } = useLanguage();
  return (
    <section className={styles.numberCard}>
      <h2>
        <CardIcon size={20} stroke={1.5} aria-hidden />
        {label}
      </h2>
      <p className={styles.numberCardValue}>{formatNumber(value, language)}</p>
      <p className={styles.numberCardParts}>{parts}</p>
      {link && (
        <Anchor component={Link} to={link.to} size="sm">
          {link.label}
        </Anchor>
      )}
    </section>
  );
};
