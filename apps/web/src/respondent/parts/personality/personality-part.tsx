import type { PublicScreeningCampaign } from '@cadran/contract';
import { AGREEMENT_STEPS, DECLINED, type Declined } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { PERSONALITY, personalityItemsOn } from '@cadran/instruments/parts/instruments/personality';
import { AGREEMENT_LABELS } from '@cadran/instruments/personality/agreement-labels';
import { INSTRUCTED_ITEMS } from '@cadran/instruments/personality/items/instructed-items';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/items/personality-items';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { Scale } from '../../fields/choice/scale/scale.tsx';
import { ScaleKey } from '../../fields/choice/scale/scale-key.tsx';
import { useDigitKeys } from '../../fields/choice/scale/use-digit-keys.ts';
import { Heading } from '../../layout/heading.tsx';
import { focusItem, itemInFocus } from './item-in-focus.ts';
import { KeyboardHint } from '../../ui/keyboard-hint.tsx';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, number | Declined | null>>>;

const TEXTS = new Map(
  [...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map(({ id, text }) => [id, text]),
);

const Page = ({ page, answers, set }: Props) => {
  const { personality: t, decline } = useMessages(respondent.instruments);
  const { language } = useLanguage();
  const items = personalityItemsOn(page);
  const steps = AGREEMENT_STEPS.map((value) => ({
    value,
    label: AGREEMENT_LABELS[value][language],
    anchor: true,
  }));
  /** Answers the item in focus, or the first without an answer, and goes on to the next. */
  useDigitKeys((digit) => {
    const agreement = digit === 0 ? DECLINED : AGREEMENT_STEPS.find((step) => step === digit);
    const item = itemInFocus(items) ?? items.find((id) => (answers[id] ?? null) === null);
    if (agreement === undefined || item === undefined) return;
    set(item, agreement);
    focusItem(items[items.indexOf(item) + 1] ?? item, answers);
  });
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>
        {t.explanation} <KeyboardHint>{t.keys}</KeyboardHint>
      </p>
      <ScaleKey steps={steps} />
      {items.map((id) => (
        <Scale<number | Declined>
          key={id}
          item={id}
          legend={TEXTS.get(id)?.[language] ?? ''}
          steps={steps}
          value={answers[id] ?? null}
          onChange={(agreement) => set(id, agreement)}
          decline={decline}
        />
      ))}
    </>
  );
};

const Title = () => useMessages(respondent.instruments).personality.title;

export const part = definePart(PERSONALITY, { Title, Page });
