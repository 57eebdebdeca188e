/** Read by the back office without the reports of candidates. */
export { buildEvidencePanels, buildOrganizationPanels } from './evidence-panels.ts';
export { impactCsv } from './impact-csv.ts';
export { panelTexts, type PanelProgress, type PanelView } from './panel-view.ts';
