import type { FieldErrors } from '@cadran/contract';
import type { AnswerItems } from '@cadran/contract/answers';
import type { PartDeclaration } from './part.ts';
import type { Random } from './simulating.ts';

type Parts<Campaign> = readonly PartDeclaration<Campaign>[];

/** Missing or invalid answers of a questionnaire, as `part.item`: rule; empty when complete. */
export const createMissingAnswersFinder =
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

/** A complete questionnaire with random answers. */
export const createAnswerSimulator =
  <Campaign>(parts: Parts<Campaign>) =>
  (random: Random, campaign: Campaign): AnswerItems =>
    Object.fromEntries(
      parts
        .filter((part) => part.asked(campaign))
        .map((part) => [part.name, { ...part.simulate(random, campaign) }]),
    );
