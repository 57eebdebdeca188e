/** Figures, and what people put between them: blanks, + ( ) . - and the stroke of Belgian numbers. */
const FORM = /^[\d\s+().\-/]+$/u;
/** Fewer is no number that anybody answers. */
const FIGURES_MIN = 6;

/** Whether somebody can be called at this number; only a call proves it. */
export const isPhone = (value: string): boolean =>
  FORM.test(value) && value.replaceAll(/\D/gu, '').length >= FIGURES_MIN;
