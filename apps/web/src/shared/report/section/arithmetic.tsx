import type { ArithmeticStep } from '@cadran/contract';
import type { ReportMessages } from '@cadran/i18n/report';
import { TermHelp } from '../../glossary/term-help.tsx';
import { renderEach } from '../render-each.ts';
import styles from './arithmetic.module.css';

interface Props {
  readonly steps: readonly ArithmeticStep[];
  readonly words: ReportMessages;
}

/** Longer results get their own line. */
const FIGURE = 32;

/** *How was this computed?*: inputs, steps and result. */
export const Arithmetic = ({ steps, words }: Props) =>
  steps.length === 0 ? null : (
    <details className={styles.arithmetic}>
      <summary>{words.howComputed}</summary>
      <dl>
        {renderEach(steps, ({ name, value, explanation, term }) => (
          <div data-long={value.length > FIGURE || undefined}>
            <dt>
              {name} {term && <TermHelp term={term} />}
            </dt>
            <dd className={styles.value}>{value}</dd>
            {explanation && <dd className={styles.explanation}>{explanation}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
