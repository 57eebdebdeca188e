import type { PublicScreeningCampaign } from '@cadran/contract';

/** What of a screening campaign says which answers it needs. */
export type ScreeningAsked = Pick<PublicScreeningCampaign, 'sections' | 'skills' | 'questions'>;
type Section = ScreeningAsked['sections'][number];

export const asksFor =
  (section: Section) =>
  ({ sections }: ScreeningAsked): boolean =>
    sections.includes(section);

/** For parts that stand on one page. */
export const onePage = { pages: () => 1, pageOf: () => 0, statements: () => 1 } as const;
