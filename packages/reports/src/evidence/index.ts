/** Read by the back office without the reports of candidates. */
export { buildEvidencePanels } from './evidence-panels.ts';
export { impactCsv } from './impact-csv.ts';
export { panelDraftOf, type PanelProgress, type PanelView } from './panel-view.ts';
