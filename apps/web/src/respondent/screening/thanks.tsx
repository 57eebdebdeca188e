import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EndPage } from '../engine/end/end-page.tsx';
import { ResumeCode } from '../engine/resume/resume-code.tsx';
import type { ThanksProps } from '../engine/questionnaire-module.ts';
import { isPreview } from '../data/preview.ts';
import { FailureBoundary } from '../layout/failure.tsx';
import { PrivacyLink } from '../privacy/privacy-link.tsx';
import { OwnReport } from './own-report.tsx';
import fieldStyles from '../fields/field.module.css';
import styles from '../engine/resume/resume-code.module.css';

/** Where the organisation takes part in examining the questionnaire. */
const Volunteering = lazy(async () => ({
  default: (await import('./volunteering/volunteering.tsx')).Volunteering,
}));

interface KeepCodeProps {
  readonly code: string;
  readonly shared: boolean;
  readonly children: ReactNode;
}

/** Opens the candidate's own data as long as it is stored. */
const KeepCode = ({ code, shared, children }: KeepCodeProps) => {
  const t = useMessages(respondent.conclusion).thanks;
  return (
    <section className={styles.box} aria-labelledby="own-code-title">
      <h2 id="own-code-title">{t.code}</h2>
      <ResumeCode code={code} shared={shared} />
      <p>
        {t.codeExplanation} {children}
      </p>
    </section>
  );
};

/** Candidates also see a contact address and may read their personal report. */
export const ScreeningThanks = (props: ThanksProps<PublicScreeningCampaign>) => {
  const { campaign, kiosk, session } = props;
  const t = useMessages(respondent.conclusion).thanks;
  const organization = campaign.organization.name;
  return (
    <EndPage
      {...props}
      lead={t.saved}
      first={
        campaign.allowPersonalReport &&
        !kiosk &&
        !isPreview() && (
          <OwnReport session={session} organizationId={campaign.organization.id} onThanksPage />
        )
      }
      next={
        <section>
          <h2 className={fieldStyles.label}>{t.next.title}</h2>
          <p>{t.next.text(organization, campaign.retentionDays)}</p>
        </section>
      }
    >
      <KeepCode code={session.resumeCode} shared={kiosk}>
        <PrivacyLink organizationId={campaign.organization.id} campaignId={campaign.id}>
          {t.ownData}
        </PrivacyLink>
      </KeepCode>
      {campaign.addsUpAnswers && !kiosk && !isPreview() && (
        <FailureBoundary>
          <Suspense>
            <Volunteering campaign={campaign} session={session} />
          </Suspense>
        </FailureBoundary>
      )}
      <p>
        {t.contest}{' '}
        {campaign.contactEmail ? (
          <a href={`mailto:${campaign.contactEmail}`}>{t.write(campaign.contactEmail)}</a>
        ) : (
          t.organization(organization)
        )}
      </p>
    </EndPage>
  );
};
