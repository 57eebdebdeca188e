import type { CampaignQuestion, PublicScreeningCampaign, QuestionAnswer } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { answerAs, QUESTIONS } from '@cadran/instruments/parts/facts/questions';
import { localizedText, textLanguage } from '../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { Scale } from '../../fields/choice/scale/scale.tsx';
import { YesNo } from '../../fields/choice/yes-no.tsx';
import { Heading } from '../../layout/heading.tsx';
import { wholeWords } from '../../ui/whole-words.tsx';
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

interface AnswerFieldProps {
  readonly question: CampaignQuestion;
  readonly answer: QuestionAnswer | null;
  readonly onChange: (answer: QuestionAnswer | null) => void;
}

const AnswerField = ({
  question: { id, type, text, required },
  answer,
  onChange,
}: AnswerFieldProps) => {
  const t = useMessages(respondent.facts).questions;
  const { language } = useLanguage();
  const label = localizedText(text, language);
  const common = { item: id, lang: textLanguage(text, language), quiet: true, onChange };
  switch (type) {
    case 'closed':
      return <YesNo {...common} label={label} value={answerAs(type, answer)} />;
    case 'scale':
      return (
        <Scale
          {...common}
          legend={label}
          steps={stepsNamed(t.least, t.most)}
          value={answerAs(type, answer)}
        />
      );
    case 'open':
      return (
        <OpenAnswer
          {...common}
          label={label}
          optional={!required}
          value={answerAs(type, answer) ?? ''}
        />
      );
  }
};

const Page = ({ campaign, page, answers, set }: Props) => {
  const { language } = useLanguage();
  const question = campaign.questions[page];
  if (!question) return null;
  const { id, text } = question;
  return (
    <>
      <Heading>
        <span lang={textLanguage(text, language)}>{wholeWords(localizedText(text, language))}</span>
      </Heading>
      <AnswerField
        question={question}
        answer={answers[id] ?? null}
        onChange={(answer) => set(id, answer)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).questions.title;

export const part = definePart(QUESTIONS, { Title, Page });
