import type { IndividualDraft, PublicScreeningCampaign } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { INDIVIDUAL } from '@cadran/instruments/parts/facts/individual';
import { COUNTRY_CODES, countryName } from '@cadran/instruments/reference/countries';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { ReferencePicker } from '../../fields/picker/reference-picker.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { YesNo } from '../../fields/choice/yes-no.tsx';
import { Heading } from '../../layout/heading.tsx';
import { today } from '../../privacy/today.ts';
import { PayField } from './pay-field.tsx';

const COUNTRIES = COUNTRY_CODES.map((code) => ({
  code,
  name: { fr: countryName(code, 'fr'), en: countryName(code, 'en') },
}));

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, IndividualDraft>) => {
  const t = useMessages(respondent.facts).individual;
  return (
    <>
      <Heading>{t.heading}</Heading>
      <YesNo
        item="workPermit"
        label={t.workPermit}
        value={answers.workPermit ?? null}
        onChange={(entitled) => set('workPermit', entitled)}
      />
      <YesNo
        item="willingToTravel"
        label={t.willingToTravel}
        value={answers.willingToTravel ?? null}
        onChange={(willing) => {
          set('willingToTravel', willing);
          if (!willing) set('travelPercentage', null);
        }}
      />
      {answers.willingToTravel && (
        <NumberField
          item="travelPercentage"
          label={t.travelPercentage}
          unit={t.percent}
          whole
          value={answers.travelPercentage ?? null}
          onChange={(percentage) => set('travelPercentage', percentage)}
        />
      )}
      <PayField value={answers.salary ?? null} onChange={(salary) => set('salary', salary)} />
      <TextField
        item="birthDate"
        label={t.birthDate}
        hint={t.unscored}
        type="date"
        autoComplete="bday"
        optional
        max={today()}
        value={answers.birthDate ?? ''}
        onChange={(date) => set('birthDate', date || null)}
      />
      <ReferencePicker
        item="nationalities"
        label={t.nationalities}
        hint={`${t.unscored} ${t.nationalitiesHint}`}
        optional
        list={COUNTRIES}
        max={QUESTIONNAIRE_LIMITS.nationalities}
        value={answers.nationalities ?? []}
        onChange={(codes) => set('nationalities', codes)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).individual.title;

export const part = definePart(INDIVIDUAL, { Title, Page });
