import type { PartDeclaration } from './part.ts';

/** In minutes, rounded up. */
export const toMinutes = (seconds: number): number => Math.ceil(seconds / 60);

/** What the whole questionnaire of a campaign takes an attentive reader. */
export const questionnaireMinutes = <Campaign>(
  parts: readonly PartDeclaration<Campaign>[],
  campaign: Campaign,
): number =>
  toMinutes(
    parts
      .filter((part) => part.asked(campaign))
      .flatMap((part) =>
        Array.from({ length: part.pages(campaign) }, (_, page) => part.seconds(page, campaign)),
      )
      .reduce((sum, seconds) => sum + seconds, 0),
  );
