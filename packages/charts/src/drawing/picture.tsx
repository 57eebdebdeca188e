import { type ReactNode, useId } from 'react';
import type { NumberFormats } from '../numbers/number-formats.ts';
import { FONT, SURFACE } from './paint.ts';
import { px } from './pixels.ts';
import { printableText } from './printable-text.ts';

/** What every picture is given besides its numbers; all words are already translated. */
export interface PictureProps {
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  /** The width in pixels it is laid out for; under 420 it takes the layout for a phone. */
  readonly width?: number;
  /** How the reader's language writes numbers. */
  readonly format?: Partial<NumberFormats>;
}

export const DEFAULT_WIDTH = 700;

interface FrameProps {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** In a list cell: keeps its size and stands on whatever the row is painted with. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** The svg element around every picture: named, described, and as wide as its place. */
export function Picture({
  title,
  description,
  width,
  height,
  inline = false,
  children,
}: FrameProps) {
  const id = useId();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${px(width)} ${px(height)}`}
      {...(inline ? { width: px(width), height: px(height) } : { width: '100%' })}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      fontFamily={FONT}
    >
      <title id={`${id}t`}>{printableText(title)}</title>
      <desc id={`${id}d`}>{printableText(description)}</desc>
      {!inline && <rect x={0} y={0} width={px(width)} height={px(height)} fill={SURFACE} />}
      {children}
    </svg>
  );
}
