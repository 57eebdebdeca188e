import type { Segmentation } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { SEGMENT_ITEMS, segmentPages, SEGMENTS } from '@cadran/instruments/parts/segments';
import type { ComponentType } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart } from '../../engine/define-part.ts';
import { Heading } from '../../layout/heading.tsx';
import { AgeField } from './age-field.tsx';
import { GenderField } from './gender-field.tsx';
import type { SegmentFieldProps, SegmentsPage } from './segment-field.ts';
import { TenureField } from './tenure-field.tsx';
import { UnitField } from './unit-field.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './segments-part.module.css';

const FIELDS: Readonly<Record<Segmentation, ComponentType<SegmentFieldProps>>> = {
  unit: UnitField,
  gender: GenderField,
  age: AgeField,
  tenure: TenureField,
};

/** Required information first, on its own page; the optional page can be skipped in one tap. */
const Page = ({ campaign, page, answers, set, skip }: SegmentsPage) => {
  const t = useMessages(respondent.cultureAudit).segments;
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
        <Button className={styles.skip} onClick={leaveOut}>
          {t.optional.skip}
        </Button>
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

const Title = () => useMessages(respondent.cultureAudit).segments.title;

export const part = definePart(SEGMENTS, { Title, Page });
