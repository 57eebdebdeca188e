import { ageBand, PROFILING_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { AGE_BAND_NAMES } from '@cadran/instruments/reference/people-bands';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { BandField } from '../../fields/band-field.tsx';
import type { SegmentFieldProps } from './segment-field.ts';

/** The year of birth never becomes an answer: it is turned into a band as it is typed. */
export const AgeField = ({ answers, set, optional }: SegmentFieldProps) => {
  const t = useMessages(respondent.cultureAudit).segments;
  const { language } = useLanguage();
  const { ageMin, ageMax } = PROFILING_LIMITS;
  const [year] = useState(() => new Date().getFullYear());
  const band = answers.ageBand ?? null;
  return (
    <BandField
      item="ageBand"
      label={t.birthYear}
      hint={t.birthYearHint}
      type="year"
      optional={optional}
      bandOf={(typed) => ageBand(typed === '' ? Number.NaN : Number(typed), year)}
      value={band}
      onChange={(next) => set('ageBand', next)}
      kept={band && t.kept(AGE_BAND_NAMES[band][language])}
      impossible={t.impossibleYear(year - ageMax, year - ageMin)}
    />
  );
};
