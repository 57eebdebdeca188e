import {
  congruenceTable,
  cultureTable,
  distributionTable,
  gapTable,
  motivationTable,
  type NumberFormats,
  quadrantTable,
  sectionTable,
  skillTable,
  type TableData,
  traitTable,
  valueTable,
} from '@cadran/charts';
import type { Picture } from '@cadran/reports';

/** The same numbers as a table; a gauge shows one number, which its words already say. */
export const pictureTable = (picture: Picture, format: NumberFormats): TableData | null => {
  switch (picture.kind) {
    case 'quadrant':
      return quadrantTable(picture.model, picture.texts, format);
    case 'culture_bars':
      return cultureTable(picture.rows, picture.texts, format);
    case 'distribution':
      return distributionTable(picture.rows, picture.texts, format);
    case 'value_circle':
      return valueTable(picture.model, picture.texts, format);
    case 'traits':
      return traitTable(picture.rows, picture.texts, format);
    case 'motivations':
      return motivationTable(picture.model, picture.texts, format);
    case 'sections':
      return sectionTable(picture.rows, picture.texts, format);
    case 'skills':
      return skillTable(picture.rows, picture.texts, format);
    case 'gaps':
      return gapTable(picture.rows, picture.texts, format);
    case 'congruence':
      return congruenceTable(picture.model, picture.texts, format);
    case 'gauge':
      return null;
  }
};
