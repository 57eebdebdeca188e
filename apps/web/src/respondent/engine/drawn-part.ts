import type { PartAnswers, PartDeclaration } from '@cadran/instruments/parts/part';
import type { ComponentType } from 'react';

/** What a page is given; `set` keeps an answer at once and sends it. */
export interface PageProps<Campaign, Answers extends PartAnswers = PartAnswers> {
  readonly campaign: Campaign;
  readonly page: number;
  readonly answers: Answers;
  readonly set: <K extends keyof Answers & string>(item: K, value: Answers[K] | null) => void;
  /** Seeds the order of what is shuffled, so that a reload keeps it. */
  readonly questionnaireId: string;
  /** As the Next button does. */
  readonly next: () => void;
  /** The same for a page that is left out: what is typed there and is no answer may go. */
  readonly skip: () => void;
}

interface Drawing<Campaign, Answers extends PartAnswers> {
  /** The part's name as the progress shows it. */
  readonly Title: ComponentType;
  /** With its heading. */
  readonly Page: ComponentType<PageProps<Campaign, Answers>>;
}

/** A part that declares itself, and how it is drawn. */
export interface DrawnPart<Campaign> extends PartDeclaration<Campaign> {
  readonly Title: ComponentType;
  readonly Page: ComponentType<PageProps<Campaign>>;
}

/** A part is only ever given its own answers, so its exact type is not needed by who walks through the parts. */
export const drawn = <Campaign, Answers extends PartAnswers>(
  declaration: PartDeclaration<Campaign, Answers>,
  drawing: Drawing<Campaign, Answers>,
): DrawnPart<Campaign> => ({ ...declaration, ...drawing }) as unknown as DrawnPart<Campaign>;
