import type { IndividualDraft } from '@cadran/contract';
import { CURRENCIES, PAYMENTS } from '@cadran/contract/codes';
import { formatNumber, type Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import {
  CURRENCY_ISO,
  CURRENCY_NAMES,
  PAYMENT_NAMES,
} from '@cadran/instruments/reference/work-conditions';
import { useId } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { codeChoices } from '../../fields/choice/code-choices.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/choice/select-field.tsx';
import styles from './pay-field.module.css';

type Pay = NonNullable<IndividualDraft['salary']>;

const USUAL: Pay = { amount: null, payment: 'yearly', currency: 'euro' };

interface Props {
  readonly value: Pay | null;
  readonly onChange: (pay: Pay) => void;
}

/** 45 000 € · €45,000 */
const money = (amount: number, currency: Pay['currency'], language: Language): string =>
  formatNumber(amount, language, {
    style: 'currency',
    currency: CURRENCY_ISO[currency],
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });

/** How much, per what, in which money. */
export const PayField = ({ value, onChange }: Props) => {
  const t = useMessages(respondent.facts).individual;
  const { language } = useLanguage();
  const pay = value ?? USUAL;
  const readAs = useId();
  return (
    <div className={styles.pay}>
      <NumberField
        item="salary"
        label={t.salary}
        value={pay.amount}
        describedBy={readAs}
        onChange={(amount) => onChange({ ...pay, amount })}
      />
      <SelectField
        label={t.currency}
        choices={codeChoices(CURRENCIES, CURRENCY_NAMES, language)}
        value={pay.currency}
        onChange={(currency) => onChange({ ...pay, currency })}
      />
      <SelectField
        label={t.payment}
        choices={codeChoices(PAYMENTS, PAYMENT_NAMES, language)}
        value={pay.payment}
        onChange={(payment) => onChange({ ...pay, payment })}
      />
      {/* As it was understood: 45,000 is not the same everywhere. */}
      <p className={styles.readAs} id={readAs}>
        {pay.amount !== null &&
          t.readAs(
            money(pay.amount, pay.currency, language),
            PAYMENT_NAMES[pay.payment][language].toLowerCase(),
          )}
      </p>
    </div>
  );
};
