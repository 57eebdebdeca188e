import type { Module } from '@cadran/contract';
import { CULTURE_MARKS } from '@cadran/theme';
import styles from './home-page.module.css';

const TRAITS = [62, 44, 78, 54, 36];
const { clan, adhocracy, market, hierarchy } = CULTURE_MARKS;

/** Decorative trait bars with target intervals. */
const ScreeningPicture = () => (
  <>
    {TRAITS.map((width, index) => (
      <g key={width} transform={`translate(0 ${index * 22 + 8})`}>
        <rect width="112" height="6" rx="3" fill="var(--c-line)" />
        <rect width={width} height="6" rx="3" fill="var(--c-primary-ui)" fillOpacity="0.85" />
        <rect
          x={width - 12}
          y="-3"
          width="28"
          height="12"
          rx="6"
          className={styles.pictureTarget}
        />
      </g>
    ))}
  </>
);

/** Decorative culture quadrant: perceived filled, desired outlined. */
const ProfilingPicture = () => (
  <g transform="translate(56 56)">
    <g className={styles.pictureGrid}>
      <circle r="50" />
      <circle r="28" />
      <path d="M0-54V54M-54 0H54" />
    </g>
    <path d="M-30-30 16-16 12 12-22 22Z" className={styles.picturePerceived} />
    <path d="M-18-18 30-30 20 20-12 12Z" className={styles.pictureDesired} />
    <circle cx="-30" cy="-30" r="4.500" fill={clan.color} />
    <path d="m16-21.500 5.200 9h-10.400z" fill={adhocracy.color} />
    <rect x="8" y="8" width="8" height="8" fill={market.color} />
    <path d="m-22 16.500 5.500 5.500-5.500 5.500-5.500-5.500z" fill={hierarchy.color} />
  </g>
);

interface Props {
  readonly module: Module;
  readonly enabled: boolean;
}

export const ModulePicture = ({ module, enabled }: Props) => (
  <svg
    viewBox="-2 -2 116 116"
    className={styles.modulePicture}
    data-disabled={!enabled || undefined}
    aria-hidden
  >
    {module === 'screening' ? <ScreeningPicture /> : <ProfilingPicture />}
  </svg>
);
