import type { Language } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useApi } from '../../../shared/services.tsx';
import { evidenceQuery } from '../get-evidence.ts';
import styles from '../evidence.module.css';

interface Props {
  readonly language: Language;
  readonly onAdopt: () => void;
}

/** Norms are adopted from the newest questionnaire; until enough people answered it, only how many there are. */
export const AdoptButton = ({ language, onAdopt }: Props) => {
  const t = useMessages(backoffice.evidence).norms;
  const { language: shown } = useLanguage();
  const { data } = useQuery(evidenceQuery(useApi(), undefined));
  const panel = data?.norms.find((one) => one.language === language)?.panel;
  if (!panel) return null;
  if (panel.state === 'too_few')
    return (
      <span className={styles.panelBasis}>
        {t.tooFew(formatNumber(panel.people, shown), formatNumber(panel.needed, shown))}
      </span>
    );
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t.adoptOf(t.languages[language])}
      onClick={onAdopt}
    >
      {t.adopt}
    </Button>
  );
};
