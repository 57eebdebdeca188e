import type { PublicProfilingCampaign } from '@cadran/contract';
import { AUDIT_LIMITS } from '@cadran/contract/codes';
import { formatNumber } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { subjectForms } from '@cadran/instruments/subject';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { NoticePage } from '../engine/start/notice-page.tsx';
import type { NoticeProps } from '../engine/questionnaire-module.ts';
import { HowLink } from '../how/how-link.tsx';

/** What protects those who answer by code or by link, and what does not (anonymity.md). */
const useProtection = ({ organization, minimumGroup, codes }: PublicProfilingCampaign) => {
  const t = useMessages(respondent.cultureAudit).promise;
  const { language } = useLanguage();
  const number = (count: number): string => formatNumber(count, language);
  if (codes === null)
    return [
      [
        t.seen.label,
        t.seen.link(organization.name, Math.max(minimumGroup, AUDIT_LIMITS.groupByLink)),
      ],
      [t.until.label, t.until.link],
      [t.after.label, t.after.text],
      [t.once.label, t.once.text],
    ] as const;
  const total = codes.mailed + codes.printed;
  return [
    [t.seen.label, t.seen.codes(organization.name, minimumGroup, AUDIT_LIMITS.exactByCodes)],
    [
      t.codes.label,
      total === 0
        ? t.codes.none
        : t.codes.given(total, number(total), number(codes.mailed), number(codes.printed)),
    ],
    [t.until.label, t.until.codes],
    [t.after.label, t.after.text],
  ] as const;
};

/** What is kept, what is not, who sees what, and what cannot be undone (security.md, Profiling). */
export const AnonymityPromise = (props: NoticeProps<PublicProfilingCampaign>) => {
  const { campaign, minutes, onStart } = props;
  const t = useMessages(respondent.cultureAudit).promise;
  const { language } = useLanguage();
  const { id, name } = campaign.organization;
  const facts = [
    [t.kept.label, t.kept.text],
    [t.notKept.label, t.notKept.text],
    ...useProtection(campaign),
    [t.beyond.label, t.beyond.text],
  ] as const;
  return (
    <NoticePage
      campaign={campaign}
      title={t.title}
      welcome={t.welcome(name, subjectForms(campaign.subject, language).of)}
      reassurance={t.reassurance}
      minutes={minutes}
      usualDuration={t.duration.text}
      facts={facts}
      start={t.start}
      onStart={() => onStart({})}
    >
      <p>
        <HowLink module="profiling" organizationId={id}>
          {t.how}
        </HowLink>
      </p>
    </NoticePage>
  );
};
