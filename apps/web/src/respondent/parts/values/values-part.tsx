import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Declined } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { VALUES_PART, valueItemsOn } from '@cadran/instruments/parts/instruments/values';
import { VALUE_SCALE } from '@cadran/instruments/values/value-scale';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { Scale } from '../../fields/choice/scale/scale.tsx';
import { ScaleKey } from '../../fields/choice/scale/scale-key.tsx';
import { Heading } from '../../layout/heading.tsx';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, number | Declined | null>>>;

const Page = ({ page, answers, set }: Props) => {
  const { values: t, decline } = useMessages(respondent.instruments);
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
        <Scale<number | Declined>
          key={item.id}
          item={item.id}
          legend={item.text[language]}
          note={item.description[language]}
          steps={steps}
          slides
          value={answers[item.id] ?? null}
          onChange={(rating) => set(item.id, rating)}
          decline={decline}
        />
      ))}
    </>
  );
};

const Title = () => useMessages(respondent.instruments).values.title;

export const part = definePart(VALUES_PART, { Title, Page });
