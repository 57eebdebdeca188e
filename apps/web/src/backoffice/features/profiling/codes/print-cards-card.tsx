import {
  CODE_LIMITS,
  type CodeCounts,
  LANGUAGES,
  type NewCodeCards,
  type ProfilingCampaign,
} from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, NumberInput, Radio, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { PrintCardsDialog } from './print-cards-dialog.tsx';
import styles from './codes.module.css';

interface Props {
  readonly campaign: ProfilingCampaign;
  readonly codes: CodeCounts;
}

/** How many more cards can be printed at once. */
const mostCards = ({ mailed, printed, headcount }: CodeCounts): number =>
  Math.min(CODE_LIMITS.cards, headcount === null ? Infinity : headcount - mailed - printed);

const CardsForm = ({ campaign, codes }: Props) => {
  const t = useMessages(backoffice.codes).cards;
  const { language: shown } = useLanguage();
  const [count, setCount] = useState<number | string>('');
  const [language, setLanguage] = useState(shown);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const printing = useDialog<NewCodeCards>();
  const most = mostCards(codes);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const cards = Number(count);
    if (count !== '' && Number.isInteger(cards) && cards >= 1 && cards <= most) {
      printing.open({ count: cards, language });
      return;
    }
    setError(cards > most ? t.tooMany(formatNumber(most, shown)) : t.required);
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NumberInput
          ref={input}
          className={styles.codeCount}
          label={t.count}
          description={t.countHint(formatNumber(most, shown))}
          min={1}
          max={most}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          required
          value={count}
          error={error}
          onChange={(next) => {
            setCount(next);
            setError(null);
          }}
        />
        <Radio.Group
          label={t.language}
          value={language}
          onChange={(next) => setLanguage(LANGUAGES.find((one) => one === next) ?? shown)}
        >
          <Group mt="xs" gap="lg">
            {LANGUAGES.map((one) => (
              <Radio key={one} value={one} label={t.languages[one]} />
            ))}
          </Group>
        </Radio.Group>
        <p className={styles.codeNote}>{t.once}</p>
        <Group>
          <Button type="submit" leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}>
            {t.print}
          </Button>
        </Group>
      </Stack>
      <PrintCardsDialog
        dialog={printing}
        campaignId={campaign.id}
        given={codes.mailed + codes.printed}
        onPrinted={() => setCount('')}
      />
    </form>
  );
};

/** Possible while the campaign is open, and before it is for the first time. */
export const PrintCardsCard = ({ campaign, codes }: Props) => {
  const t = useMessages(backoffice.codes).cards;
  const isPrintable = campaign.status === 'open' || !campaign.frozen.minimumGroup;
  const obstacle = !isPrintable ? t.notOpen : mostCards(codes) <= 0 ? t.full : null;
  return (
    <Card title={t.title} description={t.explanation}>
      {obstacle === null ? (
        <CardsForm campaign={campaign} codes={codes} />
      ) : (
        <p className={styles.codeNote}>{obstacle}</p>
      )}
    </Card>
  );
};
