import type { Payment } from '@cadran/contract/codes';
import type { IndividualAnswers, Pay } from '../candidate-answers.ts';
import type { IndividualTarget } from '../scored-target.ts';
import type { Fit, Maybe } from '../engine-version.ts';
import { type CriteriaComponents, criteriaFit, type Criterion } from './criteria.ts';

/** How many payments make a year: 35 hours in 52 weeks, five days a week, twelve months. */
const PER_YEAR = { hourly: 1820, daily: 260, monthly: 12, yearly: 1 } as const satisfies Record<
  Payment,
  number
>;
/** Pay expectations above the offer by this share of it earn no credit. */
export const PAY_FADE = 0.3;
const EQUAL = 0.5;

export type IndividualFitComponents = CriteriaComponents<'travel' | 'pay'>;

export const yearlyPay = ({ amount, payment }: Pay): number => amount * PER_YEAR[payment];

const travel = (required: Maybe<number>, given: Maybe<number>): Criterion<'travel'> => {
  if (!required) return { name: 'travel', status: 'not_required' };
  const credit = Math.min(1, (given ?? 0) / required);
  return {
    name: 'travel',
    status: 'scored',
    weight: EQUAL,
    credit,
    required,
    given: given ?? null,
  };
};

/** Different currencies are not converted: both are shown, neither is scored. */
const pay = (offered: Maybe<Pay>, asking: IndividualAnswers['salary']): Criterion<'pay'> => {
  if (!offered || offered.amount === 0) return { name: 'pay', status: 'not_required' };
  const wanted = asking && asking.amount !== null ? { ...asking, amount: asking.amount } : null;
  const asked = { required: offered, given: wanted };
  if (!wanted) return { name: 'pay', status: 'scored', weight: EQUAL, credit: 0, ...asked };
  if (wanted.currency !== offered.currency) {
    return { name: 'pay', status: 'not_comparable', ...asked };
  }
  const excess = Math.max(0, yearlyPay(wanted) / yearlyPay(offered) - 1);
  const credit = Math.max(0, 1 - excess / PAY_FADE);
  return { name: 'pay', status: 'scored', weight: EQUAL, credit, ...asked };
};

/** Travel and expected pay (docs/method/scores.md#facts); null if nothing can be compared. */
export const individualFit = (
  desired: IndividualTarget,
  answers: IndividualAnswers,
): Fit<IndividualFitComponents> | null =>
  criteriaFit([
    travel(
      desired.travelPercentage,
      answers.willingToTravel === false ? 0 : answers.travelPercentage,
    ),
    pay(desired.salary, answers.salary),
  ]);
