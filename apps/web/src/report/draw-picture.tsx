import {
  CongruenceChart,
  CultureBars,
  DistributionChart,
  GapChart,
  Gauge,
  MotivationSlope,
  type NumberFormats,
  QuadrantChart,
  SectionBars,
  SkillsChart,
  TraitBars,
  ValueCircle,
} from '@cadran/charts';
import type { Picture } from '@cadran/reports';

/** Beyond these widths a picture only gets emptier. */
const WIDEST: Partial<Record<Picture['kind'], number>> = {
  gauge: 340,
  quadrant: 600,
  value_circle: 600,
  motivations: 680,
};
const WIDEST_OTHER = 840;

export const pictureWidth = (kind: Picture['kind'], room: number): number =>
  Math.min(room, WIDEST[kind] ?? WIDEST_OTHER);

interface Props {
  readonly picture: Picture;
  readonly width: number;
  readonly format: NumberFormats;
}

export const DrawnPicture = ({ picture, width, format }: Props) => {
  const { title, description } = picture;
  const frame = { title, description, width, format };
  switch (picture.kind) {
    case 'quadrant':
      return <QuadrantChart {...frame} model={picture.model} texts={picture.texts} />;
    case 'culture_bars':
      return <CultureBars {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'distribution':
      return <DistributionChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'value_circle':
      return <ValueCircle {...frame} model={picture.model} texts={picture.texts} />;
    case 'traits':
      return (
        <TraitBars {...frame} rows={picture.rows} texts={picture.texts} variant={picture.variant} />
      );
    case 'motivations':
      return <MotivationSlope {...frame} model={picture.model} texts={picture.texts} />;
    case 'sections':
      return <SectionBars {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'skills':
      return <SkillsChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'gauge':
      return (
        <Gauge {...frame} score={picture.score} verdict={picture.verdict} texts={picture.texts} />
      );
    case 'gaps':
      return <GapChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'congruence':
      return <CongruenceChart {...frame} model={picture.model} texts={picture.texts} />;
  }
};
