import type { CultureType } from '@cadran/contract/codes';
import {
  LEADERSHIP_ROLES,
  type LeadershipRole,
} from '@cadran/instruments/culture/leadership-roles';
import { isBelow } from '../arithmetic/thresholds.ts';
import type { CulturePoint } from './culture-score.ts';

/** Nearer to the centre than this, no leadership role dominates (docs/method/scores.md#culture). */
const BALANCED_RADIUS = 10;
/** The instrument lists the roles counter-clockwise from "external", 45 degrees each. */
const ROLE_DEGREES = 45;
/** Counter-clockwise from the top right. */
const QUADRANTS = ['adhocracy', 'clan', 'hierarchy', 'market'] as const satisfies CultureType[];
const QUADRANT_DEGREES = 90;

const radius = ({ x, y }: CulturePoint): number => Math.hypot(x, y);

/** Counter-clockwise from "external", 0–360; a sector owns the border it begins with. */
const degrees = ({ x, y }: CulturePoint): number =>
  ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;

/** Quinn's role, from the point of the leadership dimension. */
export const leadershipRole = (point: CulturePoint): LeadershipRole =>
  isBelow(radius(point), BALANCED_RADIUS)
    ? 'balanced'
    : (LEADERSHIP_ROLES[Math.floor(degrees(point) / ROLE_DEGREES)] ?? 'balanced');

/**
 * From the point of the management-of-employees dimension: clan participation and teamwork, adhocracy
 * autonomy and risk-taking, market demand and competition, hierarchy security and predictability.
 * A point in the very middle lies in no quadrant.
 */
export const managementStyle = (point: CulturePoint): CultureType | null =>
  radius(point) === 0 ? null : (QUADRANTS[Math.floor(degrees(point) / QUADRANT_DEGREES)] ?? null);
