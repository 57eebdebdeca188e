/** Evidence of the questionnaire from sums (docs/method/evidence.md): what a person adds, and what the sums say. */
export { addPeople, type Counts } from './add-people.ts';
export {
  buildPanels,
  buildOrganizationPanels,
  type EvidenceSources,
  type Panels,
  type OrganizationSources,
} from './build-evidence.ts';
export { itemRestCells } from './item-rest-cells.ts';
export { ITEM_REST_CELLS, SCORE_BINS } from './layout.ts';
export { traitCounts } from './panels/norms-panel.ts';
export type { OversightCounts } from './panels/oversight-panel.ts';
export { completeSheet, personNumbers, type PersonNumbers } from './person-numbers.ts';
export { groupNumbers, readingOfPeople } from './reading-of-people.ts';
export { createReading, type Cell, type KindSums, type Reading } from './reading.ts';
