import { createElement, Fragment, type ReactNode } from 'react';

/**
 * One drawing per item. Pictures keep no state between two drawings, so an item's place is all
 * the identity it needs (equal labels and equal numbers are common here): the drawings are
 * handed over as separate children, which need no keys.
 */
export const renderEach = <T>(
  items: readonly T[],
  draw: (item: T, place: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...items.map((item, place) => draw(item, place)));
