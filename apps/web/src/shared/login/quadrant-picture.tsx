import { CULTURE_MARKS } from '@cadran/theme';
import styles from './login-page.module.css';

const RINGS = [60, 110, 160];
const { clan, adhocracy, market, hierarchy } = CULTURE_MARKS;

export const QuadrantPicture = () => (
  <svg viewBox="-200 -200 400 400" className={styles.dial} aria-hidden>
    <g fill="none" stroke="currentColor" strokeOpacity="0.18">
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d="M0-184V184M-184 0H184" />
      <path d="M-130-130 130 130M130-130-130 130" strokeOpacity="0.09" />
    </g>
    <path
      d="M-92-92 62-62 44 44-70 70Z"
      fill="currentColor"
      fillOpacity="0.05"
      stroke="currentColor"
      strokeOpacity="0.6"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M-58-58 98-98 66 66-40 40Z"
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.6"
      strokeWidth="1.5"
      strokeDasharray="4 5"
      strokeLinejoin="round"
    />
    <circle cx="-92" cy="-92" r="9" fill={clan.color} />
    <path d="m62-73 10.500 18h-21z" fill={adhocracy.color} />
    <rect x="36" y="36" width="16" height="16" fill={market.color} />
    <path d="m-70 59 11 11-11 11-11-11z" fill={hierarchy.color} />
  </svg>
);
