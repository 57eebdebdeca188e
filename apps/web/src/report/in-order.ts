import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A report is drawn as a whole and its parts repeat each other's words: a part's place is its
 * identity. Handed over as separate children they need no keys, and what a reader opened stays
 * open when the same report comes in the other language.
 */
export const inOrder = <T>(
  items: readonly T[],
  draw: (item: T, place: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...items.map((item, place) => draw(item, place)));
