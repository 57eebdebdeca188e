import type { MobilityDraft, PublicScreeningCampaign } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS, TRANSPORTS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { MOBILITY } from '@cadran/instruments/parts/facts/mobility';
import { TRANSPORT_NAMES } from '@cadran/instruments/reference/work-conditions';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { CheckList } from '../../fields/choice/check-list.tsx';
import { codeChoices } from '../../fields/choice/code-choices.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { PlacePicker } from '../../fields/picker/place-picker.tsx';
import { Heading } from '../../layout/heading.tsx';

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, MobilityDraft>) => {
  const t = useMessages(respondent.facts).mobility;
  const { language } = useLanguage();
  return (
    <>
      <Heading>{t.heading}</Heading>
      <PlacePicker
        item="homePlace"
        label={t.homePlace}
        hint={t.homePlaceHint}
        optional
        max={1}
        value={answers.homePlace ? [answers.homePlace] : []}
        onChange={([place]) => set('homePlace', place ?? null)}
      />
      <NumberField
        item="commuteTime"
        label={t.commuteTime}
        unit={t.minutes}
        whole
        value={answers.commuteTime ?? null}
        onChange={(minutes) => set('commuteTime', minutes)}
      />
      <PlacePicker
        item="preferredCities"
        label={t.preferredCities}
        hint={t.citySearch}
        max={QUESTIONNAIRE_LIMITS.cities}
        value={answers.preferredCities ?? []}
        onChange={(cities) => set('preferredCities', cities)}
      />
      <CheckList
        item="transports"
        label={t.transports}
        choices={codeChoices(TRANSPORTS, TRANSPORT_NAMES, language)}
        value={answers.transports ?? []}
        onChange={(transports) => set('transports', transports)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).mobility.title;

export const part = definePart(MOBILITY, { Title, Page });
