import type { PageDraft, PublishedPage } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { ResultsNav, useResultsCrumbs } from '../results/results-nav.tsx';
import { pageQuery, usePageCalls } from './get-page.ts';
import { PageFields } from './page-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageStatus } from './page-status.tsx';
import styles from './published-page.module.css';

const PageEditor = ({ page }: { readonly page: PublishedPage }) => {
  const t = useMessages(backoffice.profilingResults).published;
  const notify = useNotify();
  const { campaign, choices, can, version } = page;
  const { save, publish } = usePageCalls(campaign.id);
  const [draft, setDraft] = useState<PageDraft>(page.draft);
  const [previewing, preview] = useDisclosure(false);
  const isDirty = useCallback(
    () => JSON.stringify(draft) !== JSON.stringify(page.draft),
    [draft, page.draft],
  );
  const isPublishable = choices.results && campaign.status === 'closed';
  return (
    <>
      <PageFields draft={draft} choices={choices} disabled={!can.edit} onChange={setDraft} />
      {can.edit ? (
        <div className={styles.actions}>
          <Button
            variant="default"
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                { ...draft, version },
                { onSuccess: () => notify.success(t.saved), onError: notify.failure },
              )
            }
          >
            {t.save}
          </Button>
          <Button disabled={!choices.results} onClick={preview.open}>
            {isPublishable ? t.previewAndPublish : t.preview}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{t.onlyEditors}</p>
      )}
      <PagePreview
        campaignId={campaign.id}
        draft={draft}
        opened={previewing}
        onClose={preview.close}
        publishing={publish.isPending}
        onPublish={
          isPublishable
            ? () =>
                publish.mutate(
                  { ...draft, version },
                  {
                    onSuccess: () => {
                      preview.close();
                      notify.success(t.publishedNow);
                    },
                    onError: notify.failure,
                  },
                )
            : null
        }
      />
      {can.edit && <UnsavedGuard isDirty={isDirty} />}
    </>
  );
};

/** What those who answered an audit will read at its link. */
export const PublishedPagePage = () => {
  const t = useMessages(backoffice.profilingResults).published;
  const { campaignId = '' } = useParams({ strict: false });
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), campaignId));
  return (
    <Page title={t.title} introduction={t.introduction} crumbs={useResultsCrumbs(page.campaign)}>
      <ResultsNav audit={page.campaign} page="published" />
      <PageStatus page={page} />
      <PageEditor page={page} />
    </Page>
  );
};
