import type { ScaleStep } from './scale.tsx';
import styles from './scale-key.module.css';

/**
 * On a phone a scale has room for the names of its ends only: what the others are called stands once, above
 * them. Every step says its own name to who listens.
 */
export const ScaleKey = ({ steps }: { readonly steps: readonly ScaleStep[] }) => (
  <p className={styles.scaleKey} data-scale-key aria-hidden="true">
    {steps
      .filter(({ anchor }) => anchor)
      .map(({ value, label }) => (
        <span key={value}>
          <strong>{String(value).replace('-', '−')}</strong> {label}
        </span>
      ))}
  </p>
);
