import type { PublicScreeningCampaign } from '@cadran/contract';
import type { CultureType } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { CULTURE } from '@cadran/instruments/parts/culture';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { shuffledProposals } from '@cadran/instruments/shuffled-proposals';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { drawn, type PageProps } from '../../engine/drawn-part.ts';
import { FieldError, useField } from '../../fields/field-context.tsx';
import { useDigitKeys } from '../../fields/use-digit-keys.ts';
import { useDoubleClick } from '../../fields/use-double-click.ts';
import { Heading } from '../../heading.tsx';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, CultureType | null>>>;

/** A click selects, a double click goes to next; keys 1 to 4, Enter. */
const Page = ({ page, answers, set, questionnaireId, next }: Props) => {
  const t = useMessages(respondent.instruments).culture;
  const { language } = useLanguage();
  const situation = SCREENING_CULTURE[page];
  const id = situation?.id ?? '';
  const prompt = situation?.prompt[language] ?? '';
  const field = useField(id, prompt, 'choice');
  const order = shuffledProposals(id, questionnaireId);
  const proposals = useDoubleClick(next);
  useDigitKeys((digit) => {
    const type = order[digit - 1];
    if (!type) return;
    set(id, type);
    // Enter then goes on, as it does from any field.
    proposals.current?.querySelectorAll<HTMLInputElement>('input')[digit - 1]?.focus();
  });
  return (
    <>
      <Heading>{prompt}</Heading>
      <p>
        {t.hint} <span className="keys">{t.keys}</span>
      </p>
      <fieldset className="field" aria-describedby={field.errorId}>
        <legend className="visually-hidden">{prompt}</legend>
        <FieldError id={field.errorId}>{field.message}</FieldError>
        <div className="options" ref={proposals}>
          {order.map((type, place) => (
            <label key={type} className="option proposal">
              <input
                type="radio"
                id={place === 0 ? field.id : undefined}
                name={field.id}
                value={type}
                checked={answers[id] === type}
                onChange={() => set(id, type)}
              />
              <span className="option-key" aria-hidden="true">
                {place + 1}
              </span>
              <span className="option-text">{situation?.proposals[type][language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
};

const Title = () => useMessages(respondent.instruments).culture.title;

export const part = drawn(CULTURE, { Title, Page });
