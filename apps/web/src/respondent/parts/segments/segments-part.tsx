import type { Segmentation } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { SEGMENT_ITEMS, segmentPages, SEGMENTS } from '@cadran/instruments/parts/segments';
import type { ComponentType } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { drawn } from '../../engine/drawn-part.ts';
import { Heading } from '../../heading.tsx';
import { AgeField } from './age-field.tsx';
import { GenderField } from './gender-field.tsx';
import type { SegmentFieldProps, SegmentsPage } from './segment-field.ts';
import { TenureField } from './tenure-field.tsx';
import { UnitField } from './unit-field.tsx';

const FIELDS: Readonly<Record<Segmentation, ComponentType<SegmentFieldProps>>> = {
  unit: UnitField,
  gender: GenderField,
  age: AgeField,
  tenure: TenureField,
};

/** Required information first, on a page of its own; the other page is left behind in one tap. */
const Page = ({ campaign, page, answers, set, skip }: SegmentsPage) => {
  const t = useMessages(respondent.employee).segments;
  const asked = segmentPages(campaign)[page] ?? [];
  const optional = asked.some((segmentation) => !campaign.mandatory[segmentation]);
  const words = optional ? t.optional : t.required;
  const leaveOut = (): void => {
    for (const segmentation of asked) {
      const item = SEGMENT_ITEMS[segmentation];
      if (answers[item]) set(item, null);
    }
    skip();
  };
  return (
    <>
      <Heading>{words.heading}</Heading>
      <p>{words.explanation}</p>
      {optional && (
        <button type="button" className="button skip" onClick={leaveOut}>
          {t.optional.skip}
        </button>
      )}
      {asked.map((segmentation) => {
        const Field = FIELDS[segmentation];
        return (
          <Field
            key={segmentation}
            campaign={campaign}
            answers={answers}
            set={set}
            optional={optional}
          />
        );
      })}
    </>
  );
};

const Title = () => useMessages(respondent.employee).segments.title;

export const part = drawn(SEGMENTS, { Title, Page });
