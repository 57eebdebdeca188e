import { type ReactNode, useId } from 'react';
import type { NumberFormats } from '../numbers/number-formats.ts';
import { FONT, SURFACE } from './paint.ts';
import { px } from './geometry/pixels.ts';
import { printableText } from './text/printable-text.ts';

/** Props of every chart; all texts are already translated. */
export interface CommonChartProps {
  readonly title: string;
  /** Text alternative for screen readers. */
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
  /** In a list cell: fixed size, transparent background. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** The svg element of every chart, with accessible name and description. */
export function ChartFrame({
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
      // Letters that a reader sets further apart may reach over the edge.
      overflow="visible"
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
