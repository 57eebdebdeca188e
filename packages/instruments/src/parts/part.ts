import type { FieldErrors } from '@cadran/contract';
import type { Random } from './simulating.ts';

/** What a part records, item by item; a part that is one list has the item `list`. */
export type PartAnswers = object;

/**
 * A part of a questionnaire declares itself: when it is asked, its pages, what is missing, how long it takes and
 * how a simulated respondent answers it. The questionnaire engine knows no part by name.
 */
export interface PartDeclaration<Campaign, Answers extends PartAnswers = PartAnswers> {
  /** In addresses of answers (`culture.leadership_1`) and of times (`culture/3`). */
  readonly name: string;
  readonly asked: (campaign: Campaign) => boolean;
  readonly pages: (campaign: Campaign) => number;
  /** The page of an item. */
  readonly pageOf: (item: string, campaign: Campaign) => number;
  /** Items that must still be answered, each with the rule it breaks; none when the part is complete. */
  missing(answers: Answers, campaign: Campaign): FieldErrors;
  /** How many statements a page holds, for the quality of the answers. */
  readonly statements: (page: number, campaign: Campaign) => number;
  /** Seconds that an attentive reader needs for a page. */
  readonly seconds: (page: number, campaign: Campaign) => number;
  readonly simulate: (random: Random, campaign: Campaign) => Answers;
}
