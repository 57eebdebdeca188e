import type { Interview, SubmittedSheet } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { ratingSpread } from './rating-spread.ts';
import { useQuestionWords } from './use-question-words.ts';
import styles from './ratings-summary.module.css';

interface Props {
  readonly interview: Interview;
  readonly submitted: readonly SubmittedSheet[];
}

/** Interviewers who differ by so much have heard different things. */
const DISCUSS_FROM = 2;

const ratingOf = ({ ratings }: SubmittedSheet, question: string) =>
  ratings.find((one) => one.question === question);

const useInterviewerName = () => {
  const t = useMessages(backoffice.interviews);
  return ({ name, own }: SubmittedSheet): string => {
    const shown = name ?? t.interviewers.deleted;
    return own ? t.summary.you(shown) : shown;
  };
};

const Spread = ({ ratings }: { readonly ratings: readonly number[] }) => {
  const t = useMessages(backoffice.interviews).summary;
  const points = ratingSpread(ratings);
  if (points === null) return ratings.length === 1 ? t.onlyOne : '–';
  if (points === 0) return t.same;
  return (
    <>
      {t.apart(points)}
      {points >= DISCUSS_FROM && <strong> · {t.discuss}</strong>}
    </>
  );
};

/** Every question's ratings beside each other, with their spread and without an average. */
export const RatingsSummary = ({ interview: { guide }, submitted }: Props) => {
  const words = useMessages(backoffice.interviews);
  const t = words.summary;
  const { text, about } = useQuestionWords();
  const nameOf = useInterviewerName();
  if (submitted.length === 0) return <Card title={t.title} description={t.none} />;
  return (
    <Card title={t.title} description={t.description}>
      <table className={styles.ratings}>
        <thead>
          <tr>
            <th scope="col">{t.question}</th>
            {submitted.map((sheet) => (
              <th key={sheet.id} scope="col">
                {nameOf(sheet)}
              </th>
            ))}
            <th scope="col">{t.spread}</th>
          </tr>
        </thead>
        <tbody>
          {[...guide.core, ...guide.probes].map((question, index) => (
            <tr key={question.id}>
              <th scope="row">
                <span>
                  {index + 1}. {about(question)}
                </span>
                {text(question)}
              </th>
              {submitted.map((sheet) => {
                const given = ratingOf(sheet, question.id);
                return (
                  <td key={sheet.id} data-label={nameOf(sheet)}>
                    <b>{given?.rating ?? words.notAsked}</b>
                    {given?.note && <p>{given.note}</p>}
                  </td>
                );
              })}
              <td data-label={t.spread}>
                <Spread
                  ratings={submitted.flatMap((sheet) => ratingOf(sheet, question.id)?.rating ?? [])}
                />
              </td>
            </tr>
          ))}
          {submitted.some(({ note }) => note !== '') && (
            <tr>
              <th scope="row">{words.overallNote}</th>
              {submitted.map((sheet) => (
                <td key={sheet.id} data-label={nameOf(sheet)}>
                  <p>{sheet.note || '–'}</p>
                </td>
              ))}
              <td aria-label={t.spread}>–</td>
            </tr>
          )}
        </tbody>
      </table>
    </Card>
  );
};
