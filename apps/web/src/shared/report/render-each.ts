import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Parts of a report have no ids, so their position is their key: rendered as separate children they need none, and
 * expanded parts stay expanded when the language changes.
 */
export const renderEach = <T>(
  items: readonly T[],
  render: (item: T, place: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...items.map((item, place) => render(item, place)));
