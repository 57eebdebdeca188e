import type { GuideQuestion, Interview, QuestionRating } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Title } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { QuestionCard } from './question-card.tsx';
import type { Sheet } from './use-sheet.ts';
import styles from './sheet-form.module.css';

interface Props {
  readonly interview: Interview;
  readonly ratings: Sheet['ratings'];
  /** Null once the ratings are final. */
  readonly onRate: ((question: string, given: Partial<QuestionRating>) => void) | null;
}

/** The core, then the probes. */
export const QuestionList = ({ interview: { guide }, ratings, onRate }: Props) => {
  const t = useMessages(backoffice.interviews);
  const card = (question: GuideQuestion, place: number) => (
    <QuestionCard
      key={question.id}
      question={question}
      place={place}
      given={ratings[question.id]}
      onChange={onRate && ((given) => onRate(question.id, given))}
    />
  );
  return (
    <>
      <section className={styles.questionGroup}>
        <Title order={2}>{t.core.title}</Title>
        <p>{t.core.description}</p>
        <ol>{guide.core.map((question, index) => card(question, index + 1))}</ol>
      </section>
      <section className={styles.questionGroup}>
        <Title order={2}>{t.probes.title}</Title>
        <p>{guide.probes.length === 0 ? t.probes.none : t.probes.description}</p>
        <ol>{guide.probes.map((one, index) => card(one, guide.core.length + index + 1))}</ol>
      </section>
    </>
  );
};
