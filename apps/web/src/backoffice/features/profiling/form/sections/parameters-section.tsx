import { ParameterFields } from '../../../../shared/campaign-form/parameter-fields.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/section-frame.tsx';
import { FieldGrid } from '../../../../shared/campaign-form/form-layout.tsx';

export const ParametersSection = () => (
  <SectionFrame section="parameters">
    <FieldGrid>
      <ParameterFields />
    </FieldGrid>
  </SectionFrame>
);
