import type { Language } from '@cadran/contract/codes';
import type { ApplicantData } from '../applicant-data.ts';
import type { Report } from '../report.ts';

/** A candidate against a campaign's wishes, for who recruits: every section of the specification. */
export const buildRecruiterReport = (data: ApplicantData, language: Language): Report => ({
  kind: 'recruiter',
  language,
  title: data.questionnaire.contact.lastName ?? '',
  subtitle: data.campaign.name,
  sections: [],
});
