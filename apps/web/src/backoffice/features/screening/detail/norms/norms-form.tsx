import {
  type CampaignNorms,
  LANGUAGES,
  type NormsVersion,
  type ScreeningCampaign,
} from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { usePinNorms } from './pin-norms.ts';
import styles from './norms.module.css';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly pinned: CampaignNorms;
  readonly versions: readonly NormsVersion[];
}

/** One choice for each language that candidates answer in. */
export const NormsForm = ({ campaign, pinned, versions }: Props) => {
  const t = useMessages(backoffice.screening).detail.norms;
  const { language: shown } = useLanguage();
  const dates = useDates();
  const notify = useNotify();
  const pin = usePinNorms(campaign.id);
  const [chosen, setChosen] = useState<CampaignNorms>({ fr: pinned.fr, en: pinned.en });
  const isChanged = LANGUAGES.some((language) => chosen[language] !== pinned[language]);
  const save = (): void =>
    pin.mutate(chosen, { onSuccess: () => notify.success(t.saved), onError: notify.failure });
  return (
    <div className={styles.campaignNorms}>
      {LANGUAGES.map((language) => (
        <NativeSelect
          key={language}
          label={t.languages[language]}
          disabled={!campaign.can.edit}
          data={[
            { value: '', label: t.provisional },
            ...versions
              .filter((version) => version.language === language)
              .map(({ id, name, people, adoptedAt }) => ({
                value: id,
                label: t.version(name, formatNumber(people, shown), dates.longDate(adoptedAt)),
              })),
          ]}
          value={chosen[language] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setChosen({ ...chosen, [language]: value === '' ? null : value })
          }
        />
      ))}
      {campaign.can.edit && (
        <Button variant="default" disabled={!isChanged} loading={pin.isPending} onClick={save}>
          {t.save}
        </Button>
      )}
    </div>
  );
};
