/** The product's mark: a dial whose one quadrant is lit. */
export const Mark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
    <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="2.5" />
    <path d="M16 16V3a13 13 0 0 1 13 13z" fill="var(--c-primary)" />
    <path d="M16 3v26M3 16h26" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);
