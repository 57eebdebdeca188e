import { z } from 'zod';
import { numberInQuery } from '../base/basics.ts';
import { itemFairnessPanel, itemsPanel, languageNorms, reliabilityPanel } from './measurement.ts';
import { impactPanel, oversightPanel } from './use.ts';

/** Left out: the newest version that anybody answered. */
export const evidenceQuery = z.strictObject({
  version: numberInQuery(z.int().min(1).max(1000)).optional(),
});

/** How good the questionnaire is, by the answers of all organisations that opted in. */
export const evidence = z.object({
  organizations: z.int(),
  /** Of the questionnaire; the one that is read, and all that can be. */
  instrumentVersion: z.int(),
  instrumentVersions: z.array(z.int()),
  items: itemsPanel,
  reliability: reliabilityPanel,
  norms: z.array(languageNorms),
  itemFairness: z.array(itemFairnessPanel),
});
export type Evidence = z.infer<typeof evidence>;

/** What an organisation does with it: effects on groups, and how people decide beside the verdicts. */
export const organizationEvidence = z.object({ impact: impactPanel, oversight: oversightPanel });
export type OrganizationEvidence = z.infer<typeof organizationEvidence>;
