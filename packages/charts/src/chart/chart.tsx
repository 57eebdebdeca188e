import type { ChartModel } from '@cadran/contract';
import { CongruenceChart } from '../congruence/congruence-chart.tsx';
import { CultureBars } from '../culture-bars/culture-bars.tsx';
import { DistributionChart } from '../culture-bars/distribution-chart.tsx';
import { EstimatesChart } from '../estimates/estimates-chart.tsx';
import { GapChart } from '../gaps/gap-chart.tsx';
import { Gauge } from '../gauge/gauge.tsx';
import { Histogram } from '../histogram/histogram.tsx';
import { MotivationSlope } from '../motivations/motivation-slope.tsx';
import type { NumberFormats } from '../numbers/number-formats.ts';
import { QuadrantChart } from '../quadrant/quadrant-chart.tsx';
import { SectionBars } from '../sections/section-bars.tsx';
import { SkillsChart } from '../skills/skills-chart.tsx';
import { TraitBars } from '../traits/trait-bars.tsx';
import { ValueCircle } from '../values/value-circle.tsx';

interface ChartProps {
  readonly model: ChartModel;
  readonly width: number;
  readonly format: NumberFormats;
}

/** Any chart of a report, on screen and in the PDF. */
export function Chart({ model, ...layout }: ChartProps) {
  switch (model.kind) {
    case 'quadrant':
      return <QuadrantChart {...layout} {...model} />;
    case 'culture_bars':
      return <CultureBars {...layout} {...model} />;
    case 'distribution':
      return <DistributionChart {...layout} {...model} />;
    case 'value_circle':
      return <ValueCircle {...layout} {...model} />;
    case 'traits':
      return <TraitBars {...layout} {...model} />;
    case 'motivations':
      return <MotivationSlope {...layout} {...model} />;
    case 'sections':
      return <SectionBars {...layout} {...model} />;
    case 'skills':
      return <SkillsChart {...layout} {...model} />;
    case 'gauge':
      return <Gauge {...layout} {...model} />;
    case 'gaps':
      return <GapChart {...layout} {...model} />;
    case 'congruence':
      return <CongruenceChart {...layout} {...model} />;
    case 'estimates':
      return <EstimatesChart {...layout} {...model} />;
    case 'histogram':
      return <Histogram {...layout} {...model} />;
  }
}
