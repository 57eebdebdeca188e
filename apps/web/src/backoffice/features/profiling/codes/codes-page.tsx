import type { CodeCounts, ProfilingCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Anchor } from '@mantine/core';
import { IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { detailPath, editPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { useApi } from '../../../shared/services.tsx';
import { NotFoundPage } from '../../../shared/ui/messages/not-found-page.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { CodeNumbers } from './code-numbers.tsx';
import { MailCodesCard } from './mail-codes-card.tsx';
import { PrintCardsCard } from './print-cards-card.tsx';
import styles from './codes.module.css';

const PromisedNote = ({ given }: { readonly given: number }) => {
  const t = useMessages(backoffice.codes).promised;
  return (
    <Alert color="info" variant="light" title={t.title} icon={<IconShieldCheck aria-hidden />}>
      {given === 0 ? t.none : t.some}{' '}
      <Anchor component={Link} to="/help/anonymity" inherit underline="always" c="inherit">
        {t.more}
      </Anchor>
    </Alert>
  );
};

const HeadcountNote = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.codes).noHeadcount;
  return (
    <Alert color="warning" variant="light" title={t.title} icon={<IconUsers aria-hidden />}>
      {t.explanation}{' '}
      <Anchor
        component={Link}
        to={editPath('profiling', campaignId)}
        search={{ section: 'units' } as never}
        inherit
        underline="always"
        c="inherit"
      >
        {t.action}
      </Anchor>
    </Alert>
  );
};

interface Props {
  readonly campaign: ProfilingCampaign;
  readonly codes: CodeCounts;
}

const Codes = ({ campaign, codes }: Props) => {
  const t = useMessages(backoffice.codes);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={t.title}
      part={campaign.name}
      introduction={t.introduction}
      crumbs={[
        { to: listPath('profiling'), label: places.profiling },
        { to: detailPath('profiling', campaign.id), label: campaign.name },
      ]}
    >
      <CodeNumbers codes={codes} />
      <PromisedNote given={codes.mailed + codes.printed} />
      {codes.headcount === null && <HeadcountNote campaignId={campaign.id} />}
      {campaign.can.edit && (
        <div className={styles.codeWays}>
          <MailCodesCard campaign={campaign} codes={codes} />
          <PrintCardsCard campaign={campaign} codes={codes} />
        </div>
      )}
    </Page>
  );
};

/** The codes of an audit: how many were given out, and giving out more. */
export const CodesPage = () => {
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery(campaignQuery(useApi(), 'profiling', campaignId));
  return campaign.codes === null ? (
    <NotFoundPage />
  ) : (
    <Codes campaign={campaign} codes={campaign.codes} />
  );
};
