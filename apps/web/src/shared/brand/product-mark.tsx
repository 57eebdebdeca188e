/** A dial with one filled quadrant, in the current colour. */
export const ProductMark = ({
  size,
  accent = 'currentColor',
}: {
  readonly size: number;
  readonly accent?: string;
}) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
    <path d="M16 16V3a13 13 0 0 1 13 13z" fill={accent} />
    <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="2.5" />
    <path d="M16 3v26M3 16h26" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);
