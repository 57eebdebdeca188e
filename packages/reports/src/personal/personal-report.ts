import type { Language } from '@cadran/contract/codes';
import type { ApplicantData } from '../applicant-data.ts';
import type { Report } from '../report.ts';

/** The candidate’s own portrait: no verdict, no target, no score against the campaign. */
export const buildPersonalReport = (data: ApplicantData, language: Language): Report => ({
  kind: 'personal',
  language,
  title: data.questionnaire.contact.lastName ?? '',
  subtitle: data.campaign.name,
  sections: [],
});
