import { ParameterFields } from '../../../../shared/campaign-form/fields/parameter-fields.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { FieldGrid } from '../../../../shared/campaign-form/layout/form-layout.tsx';

export const ParametersSection = () => (
  <SectionFrame section="parameters">
    <FieldGrid>
      <ParameterFields />
    </FieldGrid>
  </SectionFrame>
);
