/** What there is to do on the first day, by those who administer, who recruit and who lead audits. */
export const FIRST_DAY_STEPS = [
  'organization',
  'branding',
  'user',
  'campaign',
  'answer',
  'report',
  'audit',
  'auditAnswers',
  'auditResults',
] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];
