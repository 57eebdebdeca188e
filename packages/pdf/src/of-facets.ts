import type { Picture } from '@cadran/reports';

const DOMAIN_ERROR = 4;

/** A facet is measured by four statements: its error is larger than a domain's (scoring.md §3). */
export const isOfFacets = (picture: Picture): boolean =>
  picture.kind === 'traits' && picture.rows.some(({ error }) => error > DOMAIN_ERROR);
