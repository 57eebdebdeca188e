import { type GuideQuestion, INTERVIEW, type QuestionRating } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { anchorsOf } from '@cadran/instruments/interview/question-bank';
import { SegmentedControl, Textarea } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useQuestionWords } from '../use-question-words.ts';
import styles from './question-card.module.css';

interface Props {
  readonly question: GuideQuestion;
  /** From 1 on, over both lists. */
  readonly place: number;
  readonly given: QuestionRating | undefined;
  /** Null once the ratings are final. */
  readonly onChange: ((given: Partial<QuestionRating>) => void) | null;
}

const NOT_ASKED = 'none';

const Anchors = ({ subject }: Pick<GuideQuestion, 'subject'>) => {
  const t = useMessages(backoffice.interviews);
  const { language } = useLanguage();
  const anchors = anchorsOf(subject);
  return (
    <dl className={styles.questionAnchors} aria-label={t.anchors}>
      {([1, 3, 5] as const).map((step) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd>{anchors[step][language]}</dd>
        </div>
      ))}
    </dl>
  );
};

/** For the printed sheet: circles to tick and lines to write on. */
const PrintedAnswer = () => (
  <div className={styles.printedAnswer} aria-hidden>
    <div>
      {INTERVIEW.ratings.map((step) => (
        <span key={step}>{step}</span>
      ))}
    </div>
    <hr />
    <hr />
    <hr />
  </div>
);

/** One question: its words, why it is asked, what answers sound like, and the rating. */
export const QuestionCard = ({ question, place, given, onChange }: Props) => {
  const t = useMessages(backoffice.interviews);
  const words = useQuestionWords();
  const why = words.why(question);
  const rating = given?.rating ?? null;
  return (
    <li className={styles.questionCard}>
      <p className={styles.questionAbout}>
        {t.number(place)} · {words.about(question)}
      </p>
      <h3>{words.text(question)}</h3>
      {why !== null && (
        <p className={styles.questionReason}>
          <strong>{t.why}</strong> {why}
        </p>
      )}
      <Anchors subject={question.subject} />
      {onChange && (
        <div className={styles.questionAnswer}>
          <SegmentedControl
            aria-label={t.rating(place)}
            fullWidth
            data={[
              { value: NOT_ASKED, label: t.notAsked },
              ...INTERVIEW.ratings.map((step) => ({ value: String(step), label: String(step) })),
            ]}
            value={rating === null ? NOT_ASKED : String(rating)}
            onChange={(value) => onChange({ rating: value === NOT_ASKED ? null : Number(value) })}
          />
          <Textarea
            aria-label={t.note(place)}
            placeholder={t.notePlaceholder}
            maxLength={INTERVIEW.noteMax}
            autosize
            minRows={2}
            maxRows={10}
            value={given?.note ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ note: value })}
          />
        </div>
      )}
      <PrintedAnswer />
    </li>
  );
};
