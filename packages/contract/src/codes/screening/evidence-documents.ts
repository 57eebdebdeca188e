/** Made from what the installation knows of its questionnaire and from the organisation's settings. */
export const EVIDENCE_DOCUMENTS = ['manual', 'instructions', 'risks', 'impact_assessment'] as const;
export type EvidenceDocument = (typeof EVIDENCE_DOCUMENTS)[number];
