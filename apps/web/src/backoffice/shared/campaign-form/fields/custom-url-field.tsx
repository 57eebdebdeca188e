import { CAMPAIGN_LIMITS, customUrl as customUrlSchema } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useApi } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { useCampaignFormState, useFieldError, useFormValue } from '../form-context.ts';
import { FormNote } from '../layout/form-layout.tsx';
import styles from './custom-url-field.module.css';

const PAUSE_MS = 350;

/** Whether the address is free, asked while it is typed; null while it is not known. */
const useAvailability = (typed: string): boolean | null => {
  const api = useApi();
  const { campaign, kind, organization } = useCampaignFormState();
  const { user } = useSession();
  const elsewhere =
    organization.id === user.organizationId ? {} : { organizationId: organization.id };
  const { module } = kind;
  const [wanted] = useDebouncedValue(typed, PAUSE_MS);
  const { data } = useQuery({
    queryKey: [`${module}-url`, wanted, campaign?.id, organization.id],
    queryFn: ({ signal }) =>
      api[module].urlAvailable({
        query: { customUrl: wanted, ...(campaign ? { exceptId: campaign.id } : elsewhere) },
        signal,
      }),
    enabled: customUrlSchema.safeParse(wanted).success && wanted !== campaign?.customUrl,
    staleTime: 5_000,
  });
  return wanted === typed && data ? data.available : null;
};

/** The last part of the link, suggested from the name until somebody writes one. */
export const CustomUrlField = ({ onWritten }: { readonly onWritten: () => void }) => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { campaign, readOnly, kind, organization } = useCampaignFormState();
  const errorOf = useFieldError();
  const [value, setValue] = useFormValue<string>('customUrl');
  const available = useAvailability(value);
  const home = campaign?.organizationId ?? organization.id;
  const broken = errorOf('customUrl', { taken: t.urlTaken, format: t.urlFormat });
  const moved = campaign !== null && value !== campaign.customUrl;
  return (
    <div>
      <TextInput
        data-path="customUrl"
        name="customUrl"
        label={t.customUrl}
        description={t.customUrlHint}
        required
        value={value}
        maxLength={CAMPAIGN_LIMITS.customUrlMax}
        spellCheck={false}
        autoCapitalize="none"
        disabled={readOnly}
        error={broken ?? (available === false ? t.urlTaken : null)}
        rightSection={
          available === true && <IconCheck size={18} color="var(--c-success-text)" aria-hidden />
        }
        onChange={({ currentTarget }) => {
          onWritten();
          setValue(currentTarget.value.toLowerCase().replaceAll(/\s+/g, '-'));
        }}
      />
      <p className={styles.customUrlLink}>
        <code>{`${window.location.origin}/${kind.module}/${home}/${value}`}</code>
        <span role="status">{available === true && t.urlFree}</span>
      </p>
      {moved && <FormNote>{t.urlMoved}</FormNote>}
    </div>
  );
};
