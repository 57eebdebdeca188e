import type { PublicScreeningCampaign, QuestionAnswer } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { QUESTIONS } from '@cadran/instruments/parts/questions';
import { inLanguage, languageOfText } from '../../../language/in-language.ts';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { drawn, type PageProps } from '../../engine/drawn-part.ts';
import { Scale } from '../../fields/scale.tsx';
import { YesNo } from '../../fields/yes-no.tsx';
import { Heading } from '../../heading.tsx';
import { wholeWords } from '../../whole-words.tsx';
import { OpenAnswer } from './open-answer.tsx';

type Props = PageProps<PublicScreeningCampaign, Readonly<Record<string, QuestionAnswer | null>>>;

const MAX = QUESTIONNAIRE_LIMITS.scaleMax;

/** Only the ends have names: the steps between them are numbers. */
const stepsNamed = (least: string, most: string) =>
  Array.from({ length: MAX + 1 }, (_, value) => ({
    value,
    label: { 0: `0 – ${least}`, [MAX]: `${MAX} – ${most}` }[value] ?? String(value),
    anchor: false,
  }));

const Page = ({ campaign, page, answers, set }: Props) => {
  const t = useMessages(respondent.facts).questions;
  const { language } = useLanguage();
  const question = campaign.questions[page];
  if (!question) return null;
  const answer = answers[question.id] ?? null;
  const common = {
    item: question.id,
    label: inLanguage(question.text, language),
    lang: languageOfText(question.text, language),
    quiet: true,
  };
  return (
    <>
      <Heading>
        <span lang={common.lang}>{wholeWords(common.label)}</span>
      </Heading>
      {question.type === 'closed' && (
        <YesNo
          {...common}
          value={typeof answer === 'boolean' ? answer : null}
          onChange={(yes) => set(question.id, yes)}
        />
      )}
      {question.type === 'scale' && (
        <Scale
          item={question.id}
          legend={common.label}
          lang={common.lang}
          quiet
          steps={stepsNamed(t.least, t.most)}
          value={typeof answer === 'number' ? answer : null}
          onChange={(step) => set(question.id, step)}
        />
      )}
      {question.type === 'open' && (
        <OpenAnswer
          {...common}
          optional={!question.required}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(text) => set(question.id, text)}
        />
      )}
    </>
  );
};

const Title = () => useMessages(respondent.facts).questions.title;

export const part = drawn(QUESTIONS, { Title, Page });
