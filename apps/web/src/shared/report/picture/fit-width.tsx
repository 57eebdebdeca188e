import type { ReactNode } from 'react';
import { useWidth } from './use-width.ts';

interface Props {
  /** Wider charts only gain empty space. */
  readonly most: number;
  readonly children: (width: number) => ReactNode;
}

/** Draws a chart for the available width, so that its text has the same size on phones. */
export const FitWidth = ({ most, children }: Props) => {
  const [ref, room] = useWidth();
  return <div ref={ref}>{room !== null && children(Math.min(room, most))}</div>;
};
