import type { ChartModel } from '@cadran/contract';
import { congruenceTable } from '../congruence/congruence-table.ts';
import { cultureTable, distributionTable } from '../culture-bars/paired-table.ts';
import { estimatesTable } from '../estimates/estimates-model.ts';
import { gapTable } from '../gaps/gap-table.ts';
import { histogramTable } from '../histogram/histogram-model.ts';
import { motivationTable } from '../motivations/motivation-table.ts';
import type { NumberFormats } from '../numbers/number-formats.ts';
import { quadrantTable } from '../quadrant/quadrant-table.ts';
import { sectionTable } from '../sections/section-model.ts';
import { skillTable } from '../skills/skills-model.ts';
import type { TableData } from '../table/table-data.ts';
import { traitTable } from '../traits/trait-table.ts';
import { valueTable } from '../values/value-table.ts';

/** The same numbers as a table; a gauge shows one number, which its words already say. */
export const chartTableData = (model: ChartModel, format: NumberFormats): TableData | null => {
  switch (model.kind) {
    case 'quadrant':
      return quadrantTable(model.model, model.texts, format);
    case 'culture_bars':
      return cultureTable(model.rows, model.texts, format);
    case 'distribution':
      return distributionTable(model.rows, model.texts, format);
    case 'value_circle':
      return valueTable(model.model, model.texts, format);
    case 'traits':
      return traitTable(model.rows, model.texts, format);
    case 'motivations':
      return motivationTable(model.model, model.texts, format);
    case 'sections':
      return sectionTable(model.rows, model.texts, format);
    case 'skills':
      return skillTable(model.rows, model.texts, format);
    case 'gaps':
      return gapTable(model.rows, model.texts, format);
    case 'congruence':
      return congruenceTable(model.model, model.texts, format);
    case 'estimates':
      return estimatesTable(model, format);
    case 'histogram':
      return histogramTable(model, format);
    case 'gauge':
      return null;
  }
};
