import { EVIDENCE_DOCUMENTS, type EvidenceDocument } from '@cadran/contract';
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
import { evidencePath } from '../evidence-address.ts';
import { documentQuery, useDownloadDocument } from './get-document.ts';

interface Props {
  readonly organizationId: string | null;
  readonly document: EvidenceDocument;
}

const Document = ({ organizationId, document }: Props) => {
  const t = useMessages(backoffice.evidence).documents;
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  const { data: report } = useSuspenseQuery(
    documentQuery(useApi(), organizationId, document, language, useTimeZone()),
  );
  const download = useDownloadDocument(organizationId, language);
  const place = organizationId === null ? places.platformEvidence : places.evidence;
  return (
    <WithFigures of={`${report.title} – ${report.subtitle}`} people="–">
      <ReportPage
        title={report.title}
        introduction={report.subtitle}
        crumbs={[{ to: evidencePath(organizationId), label: place }]}
        actions={
          <Button
            leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(document)}
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

const Found = ({ organizationId }: Pick<Props, 'organizationId'>) => {
  const { document: wanted } = useParams({ strict: false });
  const document = EVIDENCE_DOCUMENTS.find((each) => each === wanted);
  return document ? (
    <Document organizationId={organizationId} document={document} />
  ) : (
    <NotFoundPage />
  );
};

export const OrganizationDocumentPage = () => (
  <Found organizationId={useSession().organization.id} />
);
export const PlatformDocumentPage = () => <Found organizationId={null} />;
