import type { SignInSettings } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TagsInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import type { TrustValues } from './provider-values.ts';
import styles from './sso-page.module.css';

interface Props<V extends TrustValues> {
  readonly form: UseFormReturnType<V>;
  readonly settings: SignInSettings;
}

const SPLIT = [',', ';', ' '];

/** Only super admins set domains, so that no organisation claims another's users. */
export const DomainsField = <V extends TrustValues>({
  form,
  settings: { provider, can },
}: Props<V>) => {
  const t = useMessages(backoffice.signIn);
  const { language } = useLanguage();
  const field = useFields(form);
  const domains = provider?.domains ?? [];
  if (!can.changeDomains)
    return (
      <div className={styles.signInFact}>
        <span>{t.domains}</span>
        <p>{domains.length === 0 ? t.noDomains : formatList(domains, language)}</p>
        <p>{t.domainsAsk}</p>
      </div>
    );
  return (
    <TagsInput
      key={form.key('domains')}
      label={t.domains}
      description={t.domainsHint}
      placeholder="example.org"
      splitChars={SPLIT}
      {...field('domains', { format: t.domainFormat })}
    />
  );
};
