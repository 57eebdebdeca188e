import { type MandatorySegments, PROFILING_LIMITS, type Segmentation } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NumberInput, Switch } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useCampaignFields,
  useFieldError,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { Warning } from '../../../../shared/campaign-form/fields/warning.tsx';
import { minimumOf } from '../values/check-values.ts';
import { FrozenNote } from '../parts/frozen-note.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import {
  FieldGrid,
  FormError,
  FormNote,
  PlainFieldset,
} from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './mandatory-section.module.css';

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
    <PlainFieldset className={styles.mandatorySegments} data-path="mandatory">
      <legend>{t.title}</legend>
      <FormNote>{t.hint}</FormNote>
      {frozen && <FrozenNote>{words.frozen.mandatory}</FrozenNote>}
      <FieldGrid>
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
      </FieldGrid>
      <FormError>{errorOf('mandatory')}</FormError>
      {mandatory.unit && shown.units.length === 0 && (
        <Warning title={t.needsUnits.title}>
          <p className={styles.mandatoryNeeds}>{t.needsUnits.explanation}</p>
          <Button size="sm" variant="default" onClick={() => openSection('units')}>
            {t.needsUnits.action}
          </Button>
        </Warning>
      )}
    </PlainFieldset>
  );
};

/** Which of the four must be answered, and how small a group may be. */
export const MandatorySection = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.mandatory;
  const { form, campaign, readOnly, organization } = useAuditFormState();
  const field = useCampaignFields();
  const minimum = minimumOf(campaign, organization);
  const frozen = campaign?.frozen.minimumGroup === true;
  return (
    <SectionFrame section="mandatory">
      <Segments />
      <div className={styles.mandatoryMinimum}>
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
        <FormNote>{frozen ? words.frozen.minimumGroup : t.minimumGroupSoon}</FormNote>
      </div>
    </SectionFrame>
  );
};
