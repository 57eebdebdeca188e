import type { PublicProfilingCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { subjectForms } from '@cadran/instruments/subject';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { NoticePage } from '../engine/notice-page.tsx';
import type { NoticeProps } from '../engine/questionnaire-module.ts';

/** What is kept, what is not, who sees what, and what cannot be undone (security.md, Profiling). */
export const AnonymityPromise = (props: NoticeProps<PublicProfilingCampaign>) => {
  const { campaign, onStart } = props;
  const t = useMessages(respondent.employee).promise;
  const { language } = useLanguage();
  const organization = campaign.organization.name;
  const facts = [
    [t.duration.label, t.duration.text],
    [t.kept.label, t.kept.text],
    [t.notKept.label, t.notKept.text],
    [t.seen.label, t.seen.text(organization, campaign.minimumGroup)],
    [t.until.label, t.until.text],
    [t.after.label, t.after.text],
    [t.once.label, t.once.text],
  ] as const;
  return (
    <NoticePage
      campaign={campaign}
      title={t.title}
      welcome={t.welcome(organization, subjectForms(campaign.subject, language).of)}
      facts={facts}
      start={t.start}
      onStart={() => onStart({})}
    />
  );
};
