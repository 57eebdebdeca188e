import { tenureBand } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { TENURE_BAND_NAMES } from '@cadran/instruments/reference/people-bands';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { BandField } from '../../fields/band-field.tsx';
import { today } from '../../privacy/today.ts';
import type { SegmentFieldProps } from './segment-field.ts';

/** The start date never becomes an answer: it is turned into a band as it is typed. */
export const TenureField = ({ answers, set, optional }: SegmentFieldProps) => {
  const t = useMessages(respondent.cultureAudit).segments;
  const { language } = useLanguage();
  const band = answers.tenureBand ?? null;
  return (
    <BandField
      item="tenureBand"
      label={t.startDate}
      hint={t.startDateHint}
      type="date"
      optional={optional}
      bandOf={(typed) => tenureBand(typed, today())}
      value={band}
      onChange={(next) => set('tenureBand', next)}
      kept={band && t.kept(TENURE_BAND_NAMES[band][language])}
      impossible={t.impossibleDate}
    />
  );
};
