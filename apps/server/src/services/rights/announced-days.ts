/** How long candidates of a campaign are kept after its closing: what they were told, or less. */
export const announcedDays = (
  campaign: { readonly announcedRetentionDays: number | null },
  organization: { readonly screeningRetentionDays: number },
): number =>
  Math.min(
    campaign.announcedRetentionDays ?? organization.screeningRetentionDays,
    organization.screeningRetentionDays,
  );
