import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { VALUES_PART, valueItemsOn } from '@cadran/instruments/parts/values';
import { VALUE_SCALE } from '@cadran/instruments/value-scale';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { drawn, type PageProps } from '../../engine/drawn-part.ts';
import { Scale } from '../../fields/scale.tsx';
import { ScaleKey } from '../../fields/scale-key.tsx';
import { Heading } from '../../heading.tsx';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, number | null>>>;

const Page = ({ page, answers, set }: Props) => {
  const t = useMessages(respondent.instruments).values;
  const { language } = useLanguage();
  const steps = VALUE_SCALE.map(({ rating, label, anchor }) => ({
    value: rating,
    label: label[language],
    anchor,
  }));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{t.explanation}</p>
      <ScaleKey steps={steps} />
      {valueItemsOn(page).map((item) => (
        <Scale
          key={item.id}
          item={item.id}
          legend={item.text[language]}
          note={item.description[language]}
          steps={steps}
          value={answers[item.id] ?? null}
          onChange={(rating) => set(item.id, rating)}
        />
      ))}
    </>
  );
};

const Title = () => useMessages(respondent.instruments).values.title;

export const part = drawn(VALUES_PART, { Title, Page });
