import { formatNumber } from '@cadran/i18n';
import { Anchor } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import './dashboards.css';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly value: number;
  /** What the number is made of. */
  readonly parts: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** One number, what it is made of, and the way to what it counts. */
export const NumberCard = ({ icon: CardIcon, label, value, parts, link }: Props) => {
  const { language } = useLanguage();
  return (
    <section className="number-card">
      <h2>
        <CardIcon size={20} stroke={1.5} aria-hidden />
        {label}
      </h2>
      <p className="number-card-value">{formatNumber(value, language)}</p>
      <p className="number-card-parts">{parts}</p>
      {link && (
        <Anchor component={Link} to={link.to} size="sm">
          {link.label}
        </Anchor>
      )}
    </section>
  );
};
