import { type ReactNode, useCallback } from 'react';
import styles from './scroll-region.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls content that is too wide; focusable only then. */
export const ScrollRegion = ({ label, children }: Props) => {
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return undefined;
    const observer = new ResizeObserver(() => {
      if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={styles.region} role="group" aria-label={label}>
      {children}
    </div>
  );
};
