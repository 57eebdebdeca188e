import { isCombined, type ProfilingFilters, type ProfilingSelection } from '@cadran/contract';
import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Modal, UnstyledButton } from '@mantine/core';
import { IconHistory, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { errorCode } from '../../../shared/api/error-code.ts';
import { useApi } from '../../../shared/services.tsx';
import { countRespondents } from '../filters/group-size.tsx';
import { filtersQuery } from '../get-results.ts';
import { useGroupLabels } from '../use-group-labels.ts';
import styles from './trend-dialog.module.css';

type Earlier = ProfilingFilters['earlier'][number];

interface Props {
  readonly filters: ProfilingFilters;
  readonly selection: ProfilingSelection;
  readonly onChoose: (campaignId: string) => void;
}

interface EarlierCampaignProps extends Props {
  readonly earlier: Earlier;
}

/** An earlier campaign; disabled if it does not serve this group. */
const EarlierCampaign = ({ filters, selection, earlier, onChoose }: EarlierCampaignProps) => {
  const t = useMessages(backoffice.profilingResults).trending;
  const { language } = useLanguage();
  const { people } = useGroupLabels(filters);
  const { data, error } = useQuery(filtersQuery(useApi(), earlier.id));
  const { codes } = useMessages(errors);
  const respondents = data ? countRespondents(data, selection) : null;
  const isUnavailable = data !== undefined && respondents === null;
  const TrendIcon = isUnavailable ? IconLock : IconHistory;
  return (
    <li>
      <UnstyledButton
        className={styles.trendChoice}
        disabled={respondents === null}
        onClick={() => onChoose(earlier.id)}
      >
        <TrendIcon size={20} stroke={1.5} aria-hidden />
        <span>
          <strong>{earlier.name}</strong>
          <span>
            {formatLongDate(earlier.takenAt, language)}
            {data && respondents !== null && ` · ${people(respondents, !data.combinable)}`}
          </span>
          {isUnavailable && (
            <span>{isCombined(selection) && !data.combinable ? t.oneAtATime : t.closed}</span>
          )}
          {error && <span role="alert">{codes[errorCode(error)]}</span>}
        </span>
      </UnstyledButton>
    </li>
  );
};

const Choices = (props: Props) => {
  const t = useMessages(backoffice.profilingResults).trending;
  const { groupName } = useGroupLabels(props.filters);
  const { earlier } = props.filters;
  if (earlier.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <p className={styles.trendExplanation}>{t.explanation(groupName(props.selection))}</p>
      <ul className={styles.trendChoices}>
        {earlier.map((campaign) => (
          <EarlierCampaign key={campaign.id} {...props} earlier={campaign} />
        ))}
      </ul>
    </>
  );
};

interface DialogProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const TrendDialog = ({ opened, onClose, ...choices }: DialogProps) => {
  const t = useMessages(backoffice.profilingResults).trending;
  return (
    <Modal opened={opened} onClose={onClose} title={t.title} size="md">
      <Choices {...choices} />
    </Modal>
  );
};
