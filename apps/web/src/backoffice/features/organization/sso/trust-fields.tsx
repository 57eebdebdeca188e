import type { SignInSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { DomainsField } from './domains-field.tsx';
import type { TrustValues } from './provider-values.ts';

interface Props<V extends TrustValues> {
  readonly form: UseFormReturnType<V>;
  readonly settings: SignInSettings;
}

const SWITCHES = ['createUsers', 'askSecondFactor', 'trustEmail', 'enabled'] as const;

/** How far the provider is trusted, by either protocol. */
export const TrustFields = <V extends TrustValues>({ form, settings }: Props<V>) => {
  const t = useMessages(backoffice.signIn);
  const field = useFields(form);
  return (
    <>
      <DomainsField form={form} settings={settings} />
      {SWITCHES.map((name) => (
        <Switch
          key={form.key(name)}
          label={t[name]}
          description={t.trustHints[name]}
          {...field(name, {}, 'checkbox')}
        />
      ))}
    </>
  );
};
