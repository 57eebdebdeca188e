import { ORGANIZATION_DOCUMENTS, type OrganizationDocument, type Report } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ReportView } from '../../../../shared/report/report-view.tsx';
import { ReportPage } from '../../../shared/report/report-page.tsx';
import { WithFigures } from '../../../shared/report/with-figures.tsx';
import { useTimeZone } from '../../../shared/dates/use-dates.ts';
import { useApi } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { NotFoundPage } from '../../../shared/ui/messages/not-found-page.tsx';
import { EVIDENCE_PATH, ORGANIZATION_EVIDENCE_PATH } from '../evidence-address.ts';
import {
  documentQuery,
  manualQuery,
  useDownloadDocument,
  useDownloadManual,
} from './get-document.ts';

interface Props {
  readonly report: Report;
  readonly crumb: { readonly to: string; readonly label: string };
  readonly loading: boolean;
  readonly onDownload: () => void;
}

const Document = ({ report, crumb, loading, onDownload }: Props) => {
  const t = useMessages(backoffice.evidence).documents;
  return (
    <WithFigures of={`${report.title} – ${report.subtitle}`} people="–">
      <ReportPage
        title={report.title}
        introduction={report.subtitle}
        crumbs={[crumb]}
        actions={
          <Button
            leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden />}
            loading={loading}
            onClick={onDownload}
          >
            {t.download}
          </Button>
        }
      >
        <ReportView report={report} />
      </ReportPage>
    </WithFigures>
  );
};

const Found = ({ document }: { readonly document: OrganizationDocument }) => {
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { id } = useSession().organization;
  const { data } = useSuspenseQuery(documentQuery(useApi(), id, document, language, useTimeZone()));
  const download = useDownloadDocument();
  return (
    <Document
      report={data}
      crumb={{ to: ORGANIZATION_EVIDENCE_PATH, label: places.evidence }}
      loading={download.isPending}
      onDownload={() => download.mutate(document)}
    />
  );
};

export const OrganizationDocumentPage = () => {
  const { document: wanted } = useParams({ strict: false });
  const document = ORGANIZATION_DOCUMENTS.find((each) => each === wanted);
  return document ? <Found document={document} /> : <NotFoundPage />;
};

export const ManualPage = () => {
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { data } = useSuspenseQuery(manualQuery(useApi(), language, useTimeZone()));
  const download = useDownloadManual();
  return (
    <Document
      report={data}
      crumb={{ to: EVIDENCE_PATH, label: places.platformEvidence }}
      loading={download.isPending}
      onDownload={() => download.mutate()}
    />
  );
};
