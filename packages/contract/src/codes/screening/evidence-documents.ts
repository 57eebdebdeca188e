/** Papers beside the technical manual, filled in from the settings and figures of one organisation. */
export const ORGANIZATION_DOCUMENTS = ['instructions', 'risks', 'impact_assessment'] as const;
export type OrganizationDocument = (typeof ORGANIZATION_DOCUMENTS)[number];
