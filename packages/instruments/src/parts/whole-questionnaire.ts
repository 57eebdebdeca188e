import type { FieldErrors } from '@cadran/contract';
import type { AnswerItems } from '@cadran/contract/answers';
import type { PartAnswers, PartDeclaration } from './part.ts';
import type { Random } from './simulating.ts';

/** Answers come by their part's name, so a part is only ever given its own: its exact type is not needed here. */
export const declared = <Campaign, A extends PartAnswers>(part: PartDeclaration<Campaign, A>) =>
  part as unknown as PartDeclaration<Campaign>;

type Parts<Campaign> = readonly PartDeclaration<Campaign>[];

/** What is missing before a questionnaire is complete, as `part.item`: rule; nothing when it is. */
export const missingIn =
  <Campaign>(parts: Parts<Campaign>) =>
  (items: AnswerItems, campaign: Campaign): FieldErrors =>
    Object.fromEntries(
      parts
        .filter((part) => part.asked(campaign))
        .flatMap((part) =>
          Object.entries(part.missing(items[part.name] ?? {}, campaign)).map(([item, rule]) => [
            `${part.name}.${item}`,
            rule,
          ]),
        ),
    );

/** A whole questionnaire as somebody might answer it. */
export const simulatedIn =
  <Campaign>(parts: Parts<Campaign>) =>
  (random: Random, campaign: Campaign): AnswerItems =>
    Object.fromEntries(
      parts
        .filter((part) => part.asked(campaign))
        .map((part) => [part.name, { ...part.simulate(random, campaign) }]),
    );
