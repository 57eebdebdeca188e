import { z } from 'zod';
import { id, numberInQuery } from '../base/basics.ts';
import { itemFairnessPanel, itemsPanel, languageNorms, reliabilityPanel } from './measurement.ts';
import { impactPanel, oversightPanel } from './use.ts';

/** Left out: the newest version that anybody answered. */
export const evidenceQuery = z.strictObject({
  version: numberInQuery(z.int().min(1).max(1000)).optional(),
});

/** The panels of docs/method/evidence.md#panels. */
export const evidence = z.object({
  /** Null: all organisations that opted in. */
  organizationId: id.nullable(),
  /** How many organisations are in it; 0 for one that has not opted in. */
  organizations: z.int(),
  /** Of the questionnaire; the one that is read, and all that can be. */
  instrumentVersion: z.int(),
  instrumentVersions: z.array(z.int()),
  items: itemsPanel,
  reliability: reliabilityPanel,
  norms: z.array(languageNorms),
  itemFairness: z.array(itemFairnessPanel),
  impact: impactPanel,
  oversight: oversightPanel,
});
export type Evidence = z.infer<typeof evidence>;
