import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '../screening/assessment.ts';

/** What becomes of an action; those not finished may be overdue. */
export const ACTION_STATES = ['planned', 'under_way', 'done', 'abandoned'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

export const OPEN_ACTION_STATES = [
  'planned',
  'under_way',
] as const satisfies readonly ActionState[];

/** Figures of a report that an action can be meant to move: all have an interval. */
export const ACTION_FIGURES = [
  ...CULTURE_TYPES,
  'gap',
  'strength',
  'dispersion',
  'congruence',
  'styles_apart',
] as const;
export type ActionFigure = (typeof ACTION_FIGURES)[number];

export const ACTION_DIRECTIONS = ['up', 'down'] as const;
export type ActionDirection = (typeof ACTION_DIRECTIONS)[number];

/** What a later audit says of an action's figure. */
export const MOVEMENTS = ['as_wished', 'other_way', 'no_change', 'unknown'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Why nothing can be told: in the order in which it is looked at. */
export const MOVEMENT_REASONS = [
  'no_figure',
  'no_later_audit',
  'no_unit',
  'not_shown',
  'too_few',
  'no_interval',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** A recommendation of the report, with the culture type or the dimension it is about. */
export const RECOMMENDATION_CODES = [
  'shared_understanding',
  ...CULTURE_TYPES.map((type) => `develop:${type}` as const),
  ...CULTURE_TYPES.map((type) => `reduce:${type}` as const),
  ...CULTURE_DIMENSIONS.map((dimension) => `align_dimension:${dimension}` as const),
  'style_mismatch',
  'values_not_lived',
  'local_plan',
  'maintain',
] as const;
export type RecommendationCode = (typeof RECOMMENDATION_CODES)[number];

export const ACTION_LIMITS = {
  titleMax: 160,
  notesMax: 4000,
  responsibleNameMax: 120,
  /** Of one audit. */
  actions: 100,
} as const;
