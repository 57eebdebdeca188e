import { ParameterFields } from '../../../../shared/campaign-form/parameter-fields.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/section-frame.tsx';

export const ParametersSection = () => (
  <SectionFrame section="parameters">
    <div className="campaign-fields">
      <ParameterFields />
    </div>
  </SectionFrame>
);
