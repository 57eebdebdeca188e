import type { ReactNode } from 'react';
import { useWidth } from './use-width.ts';

interface Props {
  /** Beyond this a picture only gets emptier. */
  readonly most: number;
  readonly children: (width: number) => ReactNode;
}

/** A picture drawn for the room it has: on a phone its words are as large as elsewhere. */
export const AsWide = ({ most, children }: Props) => {
  const [ref, room] = useWidth();
  return <div ref={ref}>{room !== null && children(Math.min(room, most))}</div>;
};
