import { area } from '../area.ts';
import { login } from '../login/index.ts';

/**
 * The back office, one area per feature. A new feature adds a folder with `fr.ts` (the shape) and
 * `en.ts` (`satisfies Shape<typeof fr>`), and one line here.
 */
export const backoffice = {
  activityEntries: area({
    fr: () => import('./activity-entries/fr.ts'),
    en: () => import('./activity-entries/en.ts'),
  }),
  candidates: area({
    fr: () => import('./candidates/fr.ts'),
    en: () => import('./candidates/en.ts'),
  }),
  activityLog: area({
    fr: () => import('./activity-log/fr.ts'),
    en: () => import('./activity-log/en.ts'),
  }),
  decisionMails: area({
    fr: () => import('./decision-mails/fr.ts'),
    en: () => import('./decision-mails/en.ts'),
  }),
  auditActions: area({
    fr: () => import('./audit-actions/fr.ts'),
    en: () => import('./audit-actions/en.ts'),
  }),
  calendar: area({ fr: () => import('./calendar/fr.ts'), en: () => import('./calendar/en.ts') }),
  campaignForm: area({
    fr: () => import('./campaign-form/fr.ts'),
    en: () => import('./campaign-form/en.ts'),
  }),
  campaignStart: area({
    fr: () => import('./campaign-start/fr.ts'),
    en: () => import('./campaign-start/en.ts'),
  }),
  campaigns: area({ fr: () => import('./campaigns/fr.ts'), en: () => import('./campaigns/en.ts') }),
  clipboard: area({ fr: () => import('./clipboard/fr.ts'), en: () => import('./clipboard/en.ts') }),
  codes: area({ fr: () => import('./codes/fr.ts'), en: () => import('./codes/en.ts') }),
  color: area({ fr: () => import('./color/fr.ts'), en: () => import('./color/en.ts') }),
  dashboards: area({
    fr: () => import('./dashboards/fr.ts'),
    en: () => import('./dashboards/en.ts'),
  }),
  deciding: area({ fr: () => import('./deciding/fr.ts'), en: () => import('./deciding/en.ts') }),
  defaultParameters: area({
    fr: () => import('./default-parameters/fr.ts'),
    en: () => import('./default-parameters/en.ts'),
  }),
  dialog: area({ fr: () => import('./dialog/fr.ts'), en: () => import('./dialog/en.ts') }),
  erasure: area({ fr: () => import('./erasure/fr.ts'), en: () => import('./erasure/en.ts') }),
  evidence: area({ fr: () => import('./evidence/fr.ts'), en: () => import('./evidence/en.ts') }),
  fairness: area({ fr: () => import('./fairness/fr.ts'), en: () => import('./fairness/en.ts') }),
  help: area({ fr: () => import('./help/fr.ts'), en: () => import('./help/en.ts') }),
  firstDay: area({ fr: () => import('./first-day/fr.ts'), en: () => import('./first-day/en.ts') }),
  home: area({ fr: () => import('./home/fr.ts'), en: () => import('./home/en.ts') }),
  invitations: area({
    fr: () => import('./invitations/fr.ts'),
    en: () => import('./invitations/en.ts'),
  }),
  interviews: area({
    fr: () => import('./interviews/fr.ts'),
    en: () => import('./interviews/en.ts'),
  }),
  integration: area({
    fr: () => import('./integration/fr.ts'),
    en: () => import('./integration/en.ts'),
  }),
  list: area({ fr: () => import('./list/fr.ts'), en: () => import('./list/en.ts') }),
  login: login.page,
  logo: area({ fr: () => import('./logo/fr.ts'), en: () => import('./logo/en.ts') }),
  mails: area({ fr: () => import('./mails/fr.ts'), en: () => import('./mails/en.ts') }),
  navigation: area({
    fr: () => import('./navigation/fr.ts'),
    en: () => import('./navigation/en.ts'),
  }),
  orders: area({ fr: () => import('./orders/fr.ts'), en: () => import('./orders/en.ts') }),
  organization: area({
    fr: () => import('./organization/fr.ts'),
    en: () => import('./organization/en.ts'),
  }),
  organizations: area({
    fr: () => import('./organizations/fr.ts'),
    en: () => import('./organizations/en.ts'),
  }),
  outbox: area({ fr: () => import('./outbox/fr.ts'), en: () => import('./outbox/en.ts') }),
  papers: area({ fr: () => import('./papers/fr.ts'), en: () => import('./papers/en.ts') }),
  password: area({ fr: () => import('./password/fr.ts'), en: () => import('./password/en.ts') }),
  profile: area({ fr: () => import('./profile/fr.ts'), en: () => import('./profile/en.ts') }),
  profiling: area({
    fr: () => import('./profiling/fr.ts'),
    en: () => import('./profiling/en.ts'),
  }),
  profilingForm: area({
    fr: () => import('./profiling-form/fr.ts'),
    en: () => import('./profiling-form/en.ts'),
  }),
  profilingResults: area({
    fr: () => import('./profiling-results/fr.ts'),
    en: () => import('./profiling-results/en.ts'),
  }),
  recovery: area({ fr: () => import('./recovery/fr.ts'), en: () => import('./recovery/en.ts') }),
  retention: area({
    fr: () => import('./retention/fr.ts'),
    en: () => import('./retention/en.ts'),
  }),
  scores: area({ fr: () => import('./scores/fr.ts'), en: () => import('./scores/en.ts') }),
  screening: area({
    fr: () => import('./screening/fr.ts'),
    en: () => import('./screening/en.ts'),
  }),
  screeningForm: area({
    fr: () => import('./screening-form/fr.ts'),
    en: () => import('./screening-form/en.ts'),
  }),
  search: area({ fr: () => import('./search/fr.ts'), en: () => import('./search/en.ts') }),
  settings: area({ fr: () => import('./settings/fr.ts'), en: () => import('./settings/en.ts') }),
  shell: area({ fr: () => import('./shell/fr.ts'), en: () => import('./shell/en.ts') }),
  signIn: area({ fr: () => import('./sign-in/fr.ts'), en: () => import('./sign-in/en.ts') }),
  users: area({ fr: () => import('./users/fr.ts'), en: () => import('./users/en.ts') }),
  verification: area({
    fr: () => import('./verification/fr.ts'),
    en: () => import('./verification/en.ts'),
  }),
} as const;
