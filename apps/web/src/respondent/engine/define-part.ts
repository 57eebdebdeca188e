import type { PartAnswers, PartDeclaration } from '@cadran/instruments/parts/part';
import type { ComponentType, ReactNode } from 'react';

/** What a page is given; `set` keeps an answer at once and sends it. */
export interface PageProps<Campaign, Answers extends PartAnswers = PartAnswers> {
  readonly campaign: Campaign;
  readonly page: number;
  readonly answers: Answers;
  set<K extends keyof Answers & string>(this: void, item: K, value: Answers[K] | null): void;
  /** Seeds the order of what is shuffled, so that a reload keeps it. */
  readonly questionnaireId: string;
  /** As the Next button does. */
  readonly next: () => void;
  /** The same for a skipped page, whose unfinished texts may be dropped. */
  readonly skip: () => void;
}

interface PartComponents<Campaign, Answers extends PartAnswers> {
  /** The part's name as the progress shows it. */
  readonly Title: ComponentType;
  /** With its heading. */
  readonly Page: (props: PageProps<Campaign, Answers>) => ReactNode;
}

/** A part that declares itself, and how it is drawn. */
export interface QuestionnairePart<Campaign> extends PartDeclaration<Campaign> {
  readonly Title: ComponentType;
  /** A method, as `missing` is: a part is only ever passed its own answers. */
  Page(this: void, props: PageProps<Campaign>): ReactNode;
}

export const definePart = <Campaign, Answers extends PartAnswers>(
  declaration: PartDeclaration<Campaign, Answers>,
  components: PartComponents<Campaign, Answers>,
): QuestionnairePart<Campaign> => ({ ...declaration, ...components });
