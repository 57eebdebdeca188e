import {
  defaultParameters,
  type DefaultParameters,
  type Module,
  SCORED_SECTIONS,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CustomText } from '../../../shared/campaign-form/customization/custom-text.tsx';
import { TEXT_PLACES } from '../../../shared/campaign-form/drafts/text-drafts.ts';
import {
  RedirectUrlField,
  SwitchField,
} from '../../../shared/campaign-form/fields/parameter-fields.tsx';
import { CampaignFormContext, useFormValue } from '../../../shared/campaign-form/form-context.ts';
import { FieldGrid } from '../../../shared/campaign-form/layout/form-layout.tsx';
import { createWatchers } from '../../../shared/campaign-form/watchers.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useSaveDefaultParameters } from '../../../shared/organization/default-parameters.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { ContactEmailField, PersonalReportField } from '../form/parts/fields/candidate-fields.tsx';
import { OwnWeightsSwitch, WeightsTable } from '../form/sections/weights-section.tsx';
import { type DefaultValues, toDefaultParameters, toDefaultValues } from './default-values.ts';
import { SectionsField } from './sections-field.tsx';
import styles from './default-parameters.module.css';

const check = validateWith(defaultParameters);

const Weights = () => {
  const t = useMessages(backoffice.defaultParameters);
  const [asked] = useFormValue<DefaultValues['sections']>('sections');
  return (
    <>
      <OwnWeightsSwitch label={t.ownWeights} />
      <WeightsTable active={asked.length === 0 ? SCORED_SECTIONS : asked} />
    </>
  );
};

const Texts = () => {
  const { places } = useMessages(backoffice.campaignForm).customization;
  return (
    <div className={styles.texts}>
      {TEXT_PLACES.map((place) => (
        <CustomText key={place} place={place} name={places[place].name} />
      ))}
    </div>
  );
};

interface Props {
  readonly organizationId: string;
  readonly module: Module;
  readonly stored: DefaultParameters;
}

/** The fields of the campaign form that an organisation may decide for all new campaigns. */
export const DefaultParametersForm = ({ organizationId, module, stored }: Props) => {
  const t = useMessages(backoffice.defaultParameters);
  const notify = useNotify();
  const save = useSaveDefaultParameters(organizationId);
  const [watching] = useState(createWatchers);
  const form = useForm<DefaultValues>({
    mode: 'uncontrolled',
    initialValues: toDefaultValues(module, stored),
    // Paths without the module, as the fields have them.
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(toDefaultParameters(module, stored, values))).map(([path, rule]) => [
          path.replace(`${module}.`, ''),
          rule,
        ]),
      ),
    onValuesChange: watching.tell,
  });
  const { refused } = useFormFailure(form);
  const submit = (body: DefaultParameters): void =>
    save.mutate(body, {
      onSuccess: (saved) => {
        const values = toDefaultValues(module, saved);
        form.setInitialValues(values);
        form.setValues(values);
        notify.success(t.saved);
      },
      onError: notify.failure,
    });
  const forget = (): void => {
    const { [module]: _, ...others } = stored;
    submit(others);
  };
  const state = {
    form,
    watch: watching.watch,
    readOnly: false,
    campaign: null,
    kind: { module },
  };
  return (
    <CampaignFormContext value={state}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => submit(defaultParameters.parse(toDefaultParameters(module, stored, values))),
          refused,
        )}
      >
        <UnsavedGuard isDirty={form.isDirty} />
        {module === 'screening' && (
          <Card title={t.asked}>
            <SectionsField />
          </Card>
        )}
        <Card title={t.parameters}>
          <FieldGrid>
            {module === 'screening' && <ContactEmailField />}
            <RedirectUrlField />
            {module === 'screening' && <PersonalReportField />}
            <SwitchField name="showEstimatedDuration" />
          </FieldGrid>
        </Card>
        {module === 'screening' && (
          <Card title={t.weights}>
            <Weights />
          </Card>
        )}
        <Card title={t.texts} description={t.textsHint}>
          <Texts />
        </Card>
        <div className={styles.save}>
          {stored[module] && (
            <Button variant="default" disabled={save.isPending} onClick={forget}>
              {t.forget}
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </CampaignFormContext>
  );
};
