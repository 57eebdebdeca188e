import { type ReactNode, useCallback } from 'react';
import './scroll-region.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is too wide scrolls inside its place; only then does the keyboard stop at it. */
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
    <div ref={ref} className="report-scroll" role="group" aria-label={label}>
      {children}
    </div>
  );
};
