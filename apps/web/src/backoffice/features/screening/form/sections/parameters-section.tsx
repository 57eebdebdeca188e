import {
  ParameterFields,
  RedirectUrlField,
} from '../../../../shared/campaign-form/fields/parameter-fields.tsx';
import { FieldGrid } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { ContactEmailField, PersonalReportField } from '../parts/fields/candidate-fields.tsx';

/** What campaigns of both modules have, and what candidates may do. */
export const ParametersSection = () => (
  <SectionFrame section="parameters">
    <FieldGrid>
      <ParameterFields>
        <RedirectUrlField />
        <ContactEmailField />
      </ParameterFields>
      <PersonalReportField />
    </FieldGrid>
  </SectionFrame>
);
