import type { contract } from '@cadran/contract';
import { VARIANTS } from './calls/variants.ts';
import { type NamedRoute, ROUTES } from './named-routes.ts';

type Group = keyof typeof contract;
export type Part = 'accounts' | 'candidates' | 'audits';

/** The matrix runs in parts of about the same length, side by side. The compiler asks for the part of a new group. */
const PART_OF_GROUP: Readonly<Record<Group, Part>> = {
  activityLog: 'accounts',
  assessmentOrders: 'candidates',
  auditActions: 'audits',
  auth: 'accounts',
  candidates: 'candidates',
  dashboard: 'accounts',
  decisionMails: 'candidates',
  defaultParameters: 'accounts',
  directory: 'accounts',
  email: 'accounts',
  evidence: 'candidates',
  groupStatistics: 'candidates',
  evidenceDocuments: 'candidates',
  integration: 'accounts',
  interviews: 'candidates',
  invitations: 'candidates',
  organizations: 'accounts',
  privacy: 'candidates',
  profiling: 'audits',
  profilingPapers: 'audits',
  profilingQuestionnaires: 'audits',
  profilingResults: 'audits',
  publishedPages: 'audits',
  questionnaires: 'candidates',
  reference: 'accounts',
  sandbox: 'candidates',
  scim: 'accounts',
  screening: 'candidates',
  secondFactor: 'accounts',
  sso: 'accounts',
  trackingSystems: 'accounts',
  users: 'accounts',
};

const isIn =
  (part: Part) =>
  ({ name }: NamedRoute): boolean =>
    PART_OF_GROUP[name.split('.')[0] as Group] === part;

export const routesOfPart = (part: Part): readonly NamedRoute[] => ROUTES.filter(isIn(part));
export const variantsOfPart = (part: Part): readonly NamedRoute[] => VARIANTS.filter(isIn(part));
