import {
  type CultureSource,
  type CultureTargetSource,
  type Moment,
  MOMENTS,
} from '@cadran/contract';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Loader, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedText } from '../../../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../../shared/dates/use-dates.ts';
import { useWidth } from '../../../../../../shared/report/picture/use-width.ts';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { ListError } from '../../../../../shared/list/list-states.tsx';
import { useApi } from '../../../../../shared/services.tsx';
import type { TargetDrafts } from '../../values/campaign-values.ts';
import { cultureTargetsQuery } from './get-culture-targets.ts';
import { TargetBars } from './target-bars.tsx';

type Choice = CultureTargetSource['choices'][number];

/** The whole has no id of its own. */
const WHOLE = 'whole';

interface Chosen {
  readonly campaignId: string | null;
  readonly unit: string;
  readonly moment: Moment;
}

const found = (
  audits: readonly CultureTargetSource[],
  { campaignId, unit }: Chosen,
): { readonly audit: CultureTargetSource; readonly choice: Choice } | null => {
  const audit = audits.find((one) => one.campaignId === campaignId) ?? audits[0];
  const choice = audit?.choices.find(({ unitId }) => (unitId ?? WHOLE) === unit);
  const [first] = audit?.choices ?? [];
  return audit && first ? { audit, choice: choice ?? first } : null;
};

interface Props {
  readonly organizationId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onTake: (culture: TargetDrafts['culture'], source: CultureSource) => void;
}

/** Which audit, whose culture, as it is or as people would like it. */
export const AuditDialog = ({ organizationId, opened, onClose, onTake }: Props) => {
  const t = useMessages(backoffice.screeningForm).culture.fromAudit;
  const { language } = useLanguage();
  const dates = useDates();
  const { data, error, isPending, refetch } = useQuery({
    ...cultureTargetsQuery(useApi(), organizationId),
    enabled: opened,
  });
  const [ref, width] = useWidth();
  const [chosen, choose] = useState<Chosen>({ campaignId: null, unit: WHOLE, moment: 'desired' });
  const picked = found(data?.items ?? [], chosen);
  const named = ({ name, respondents }: Choice): string => {
    const shown = formatCount(respondents, language, picked?.audit.roundedDown ?? false);
    return `${name ? localizedText(name, language) : t.whole} · ${t.respondents(respondents, shown)}`;
  };
  const take = (): void => {
    if (!picked) return;
    const { audit, choice } = picked;
    const { campaignId, campaignName, takenAt, roundedDown } = audit;
    const { unitId, name: unitName, respondents } = choice;
    const { moment } = chosen;
    onTake(choice[moment], {
      campaignId,
      unitId,
      moment,
      campaignName,
      unitName,
      takenAt,
      respondents,
      roundedDown,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      confirm={t.take}
      disabled={!picked}
      onConfirm={take}
    >
      {isPending && <Loader size="sm" aria-label={t.searching} />}
      {error && <ListError error={error} retry={() => void refetch()} />}
      {data && !picked && <p>{t.none}</p>}
      {data && picked && (
        <>
          <Select
            label={t.audit}
            data={data.items.map(({ campaignId, campaignName, takenAt }) => ({
              value: campaignId,
              label: `${campaignName} · ${dates.date(takenAt)}`,
            }))}
            value={picked.audit.campaignId}
            allowDeselect={false}
            onChange={(campaignId) => choose({ ...chosen, campaignId, unit: WHOLE })}
          />
          <Select
            label={t.group}
            data={picked.audit.choices.map((choice) => ({
              value: choice.unitId ?? WHOLE,
              label: named(choice),
            }))}
            value={picked.choice.unitId ?? WHOLE}
            allowDeselect={false}
            onChange={(unit) => choose({ ...chosen, unit: unit ?? WHOLE })}
          />
          <SegmentedControl
            fullWidth
            aria-label={t.moment}
            data={MOMENTS.map((moment) => ({ value: moment, label: t.moments[moment] }))}
            value={chosen.moment}
            onChange={(moment) => choose({ ...chosen, moment })}
          />
          <div ref={ref}>
            {width !== null && (
              <TargetBars
                title={t.moments[chosen.moment]}
                target={picked.choice[chosen.moment]}
                width={width}
              />
            )}
          </div>
        </>
      )}
    </ConfirmDialog>
  );
};
