import type { PublicScreeningCampaign } from '@cadran/contract';

/** The fields of a screening campaign that decide which answers it needs. */
export type ScreeningRequirements = Pick<
  PublicScreeningCampaign,
  'sections' | 'skills' | 'questions'
>;
type Section = ScreeningRequirements['sections'][number];

export const asksFor =
  (section: Section) =>
  ({ sections }: ScreeningRequirements): boolean =>
    sections.includes(section);

/** For parts with a single page. */
export const onePage = { pages: () => 1, pageOf: () => 0, statements: () => 1 } as const;
