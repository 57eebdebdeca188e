import { AGE_GROUPS, CAMPAIGN_LIMITS, CURRENCIES, PAYMENTS } from '@cadran/contract';
import { COUNTRY_CODES, countryName } from '@cadran/instruments/reference/countries';
import { AGE_GROUP_NAMES } from '@cadran/instruments/reference/people-bands';
import { CURRENCY_NAMES, PAYMENT_NAMES } from '@cadran/instruments/reference/work-conditions';
import { backoffice } from '@cadran/i18n/backoffice';
import { LOCALES } from '@cadran/i18n';
import { NumberInput, Select, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useCampaignFormState,
} from '../../../../../shared/campaign-form/form-context.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { Warning } from '../../../../../shared/campaign-form/fields/warning.tsx';
import { FieldGrid, WideField } from '../../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './individual-section.module.css';

const AT = 'profile.individual.target';

/** What the law protects stands apart, beside what it means. */
const ProtectedFields = () => {
  const t = useMessages(backoffice.screeningForm).individual;
  const { language } = useLanguage();
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code, language) })).toSorted(
        (a, b) => a.label.localeCompare(b.label, LOCALES[language]),
      ),
    [language],
  );
  return (
    <FieldGrid className={styles.campaignProtected}>
      <WideField>
        <Warning title={t.fairness.title}>{t.fairness.explanation}</Warning>
      </WideField>
      <Select
        key={form.key(`${AT}.ageGroup`)}
        label={t.ageGroup}
        description={t.noEffect}
        placeholder={t.any}
        data={AGE_GROUPS.map((code) => ({ value: code, label: AGE_GROUP_NAMES[code][language] }))}
        clearable
        {...field(`${AT}.ageGroup`)}
      />
      <Select
        key={form.key(`${AT}.nationality`)}
        label={t.nationality}
        description={t.noEffect}
        placeholder={t.any}
        data={countries}
        searchable
        clearable
        {...field(`${AT}.nationality`)}
      />
    </FieldGrid>
  );
};

export const IndividualSection = () => {
  const t = useMessages(backoffice.screeningForm).individual;
  const { language } = useLanguage();
  const { form } = useCampaignFormState();
  const field = useCampaignFields();
  return (
    <ProfileSection section="individual">
      <FieldGrid>
        <WideField>
          <Switch
            key={form.key(`${AT}.workPermit`)}
            label={t.workPermit}
            description={t.workPermitHint}
            {...field(`${AT}.workPermit`, {}, 'checkbox')}
          />
        </WideField>
        <NumberInput
          key={form.key(`${AT}.travelPercentage`)}
          label={t.travelPercentage}
          description={t.travelPercentageHint}
          placeholder={t.notAsked}
          suffix={t.percent}
          step={5}
          min={0}
          max={CAMPAIGN_LIMITS.percentMax}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          {...field(`${AT}.travelPercentage`)}
        />
        <FieldGrid className={styles.campaignPay}>
          <NumberInput
            key={form.key(`${AT}.salary.amount`)}
            label={t.salary}
            description={t.salaryHint}
            placeholder={t.notAsked}
            thousandSeparator={language === 'fr' ? '\u202f' : ','}
            decimalSeparator={language === 'fr' ? ',' : '.'}
            decimalScale={2}
            allowNegative={false}
            clampBehavior="none"
            hideControls
            {...field(`${AT}.salary.amount`)}
          />
          <Select
            key={form.key(`${AT}.salary.payment`)}
            label={t.payment}
            data={PAYMENTS.map((code) => ({ value: code, label: PAYMENT_NAMES[code][language] }))}
            allowDeselect={false}
            {...field(`${AT}.salary.payment`)}
          />
          <Select
            key={form.key(`${AT}.salary.currency`)}
            label={t.currency}
            data={CURRENCIES.map((code) => ({
              value: code,
              label: CURRENCY_NAMES[code][language],
            }))}
            allowDeselect={false}
            {...field(`${AT}.salary.currency`)}
          />
        </FieldGrid>
      </FieldGrid>
      <ProtectedFields />
    </ProfileSection>
  );
};
