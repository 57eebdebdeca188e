import type { PublicProfilingCampaign } from '@cadran/contract';
import { AUDIT_LIMITS, parseAccessCode } from '@cadran/contract/codes';
import { USUAL_AUDIT_DURATION } from '@cadran/i18n';
import { promiseFacts, respondent } from '@cadran/i18n/respondent';
import { subjectForms } from '@cadran/instruments/culture/subject';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { AccessCodeField } from '../engine/access-code/access-code-field.tsx';
import { NoticePage } from '../engine/start/notice-page.tsx';
import type { NoticeProps } from '../engine/questionnaire-module.ts';
import { HowLink } from '../how/how-link.tsx';

/** What is kept, what is not, who sees what, and what cannot be undone. */
export const AnonymityPromise = (props: NoticeProps<PublicProfilingCampaign>) => {
  const { campaign, minutes, agreed, access, onStart, onResume } = props;
  const t = useMessages(respondent.promise);
  const { language } = useLanguage();
  const { id, name } = campaign.organization;
  const ofSubject = subjectForms(campaign.subject, language).of;
  const code = useRef<HTMLInputElement>(null);
  const asksCode = campaign.access === 'codes' && !agreed;
  // Refused by the server: the field and what is wrong with it are read first.
  useEffect(() => {
    if (access.problem !== null) code.current?.focus();
  }, [access.problem]);
  const mayStart = (): boolean => {
    const problem = asksCode ? parseAccessCode(access.typed).problem : undefined;
    if (problem === undefined) return true;
    access.refuse(problem === 'empty' ? 'missing' : 'refused');
    code.current?.focus();
    return false;
  };
  return (
    <NoticePage
      campaign={campaign}
      agreed={agreed}
      onResume={onResume}
      title={t.subject(ofSubject)}
      welcome={t.welcome(name, ofSubject)}
      reassurance={t.reassurance}
      minutes={minutes}
      usual={USUAL_AUDIT_DURATION[language]}
      facts={promiseFacts(campaign, AUDIT_LIMITS, t, language)}
      start={t.start}
      first={asksCode && <AccessCodeField input={code} access={access} />}
      mayStart={mayStart}
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
