import type { ArithmeticStep } from '@cadran/reports';
import type { ReportMessages } from '@cadran/i18n/report';
import { TermHelp } from '../glossary/term-help.tsx';
import { inOrder } from './in-order.ts';
import './arithmetic.css';

interface Props {
  readonly steps: readonly ArithmeticStep[];
  readonly words: ReportMessages;
}

/** Longer than this it is no figure: it gets a line of its own. */
const FIGURE = 32;

/** *How was this computed?*: what went in, step by step, and what came out. */
export const Arithmetic = ({ steps, words }: Props) =>
  steps.length === 0 ? null : (
    <details className="report-arithmetic">
      <summary>{words.howComputed}</summary>
      <dl>
        {inOrder(steps, ({ name, value, explanation, term }) => (
          <div data-long={value.length > FIGURE || undefined}>
            <dt>
              {name} {term && <TermHelp term={term} />}
            </dt>
            <dd className="report-arithmetic-value">{value}</dd>
            {explanation && <dd className="report-arithmetic-why">{explanation}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
