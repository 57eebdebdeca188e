import { type Point, px } from '../drawing/geometry/pixels.ts';

export interface Dial {
  readonly centre: Point;
  readonly outer: number;
  readonly inner: number;
}

/** A score's direction on the half circle: 0 left, 100 right. */
const angleOf = (score: number): number => Math.PI * (1 - score / 100);

export const onDial = ({ centre }: Dial, score: number, radius: number): Point => ({
  x: centre.x + radius * Math.cos(angleOf(score)),
  y: centre.y - radius * Math.sin(angleOf(score)),
});

/** The band of the dial from one score to another. */
export const arcBand = (dial: Dial, from: number, to: number): string => {
  const { outer, inner } = dial;
  const [a, b, c, d] = [
    onDial(dial, from, outer),
    onDial(dial, to, outer),
    onDial(dial, to, inner),
    onDial(dial, from, inner),
  ];
  return (
    `M${px(a.x)} ${px(a.y)}A${px(outer)} ${px(outer)} 0 0 1 ${px(b.x)} ${px(b.y)}` +
    `L${px(c.x)} ${px(c.y)}A${px(inner)} ${px(inner)} 0 0 0 ${px(d.x)} ${px(d.y)}Z`
  );
};
