import { type MandatorySegments, PROFILING_LIMITS, type Segmentation } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NumberInput, Switch } from '@mantine/core';
import { useMessages } from '../../../../../language/use-messages.ts';
import {
  useCampaignFields,
  useFieldError,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { SectionFrame } from '../../../../shared/campaign-form/section-frame.tsx';
import { Warning } from '../../../../shared/campaign-form/warning.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { minimumOf } from '../check-values.ts';
import { FrozenNote } from '../parts/frozen-note.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import './mandatory-section.css';

/** In the order in which the questionnaire asks them. */
const ASKED = ['age', 'gender', 'tenure', 'unit'] as const satisfies readonly Segmentation[];

const Segments = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.mandatory;
  const { readOnly, campaign, shown, openSection } = useAuditFormState();
  const errorOf = useFieldError();
  const [mandatory, setMandatory] = useFormValue<MandatorySegments>('mandatory');
  const frozen = campaign?.frozen.segments === true;
  return (
    <fieldset className="plain-fieldset mandatory-segments" data-path="mandatory">
      <legend>{t.title}</legend>
      <p className="campaign-note">{t.hint}</p>
      {frozen && <FrozenNote>{words.frozen.mandatory}</FrozenNote>}
      <div className="campaign-fields">
        {ASKED.map((segment) => (
          <Switch
            key={segment}
            name={`mandatory.${segment}`}
            label={t.segments[segment].name}
            description={t.segments[segment].description}
            checked={mandatory[segment]}
            disabled={readOnly || frozen}
            onChange={({ currentTarget }) =>
              setMandatory({ ...mandatory, [segment]: currentTarget.checked })
            }
          />
        ))}
      </div>
      <p className="campaign-error">{errorOf('mandatory')}</p>
      {mandatory.unit && shown.units.length === 0 && (
        <Warning title={t.needsUnits.title}>
          <p className="mandatory-needs">{t.needsUnits.explanation}</p>
          <Button size="sm" variant="default" onClick={() => openSection('units')}>
            {t.needsUnits.action}
          </Button>
        </Warning>
      )}
    </fieldset>
  );
};

/** Which of the four must be answered, and how small a group may be (scoring.md §8). */
export const MandatorySection = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.mandatory;
  const { form, campaign, readOnly } = useAuditFormState();
  const { organization } = useSession();
  const field = useCampaignFields();
  const minimum = minimumOf(campaign, organization);
  const frozen = campaign?.frozen.minimumGroup === true;
  return (
    <SectionFrame section="mandatory">
      <Segments />
      <div className="mandatory-minimum">
        <NumberInput
          key={form.key('minimumGroup')}
          label={t.minimumGroup}
          description={t.minimumGroupHint(minimum)}
          min={minimum}
          max={PROFILING_LIMITS.minimumGroupMax}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          suffix={t.people}
          required
          {...field('minimumGroup')}
          disabled={readOnly || frozen}
        />
        <p className="campaign-note">{frozen ? words.frozen.minimumGroup : t.minimumGroupSoon}</p>
      </div>
    </SectionFrame>
  );
};
