import { foldText } from '../fold-text.ts';

/** "St-Étienne", "St. Louis" and "Saint Étienne" begin alike. */
export const foldCity = (name: string): string =>
  foldText(name)
    .replaceAll(/\bst\b/gu, 'saint')
    .replaceAll(/\bste\b/gu, 'sainte');
