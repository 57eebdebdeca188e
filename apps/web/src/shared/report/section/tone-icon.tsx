import type { ReportTone } from '@cadran/contract';

/** Each tone has a shape besides its colour: i, tick, triangle, cross. */
const SHAPES: Readonly<Record<ReportTone, string>> = {
  neutral: 'M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18zM12 11v5M12 8v.01',
  good: 'M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18zM8.5 12.2l2.4 2.4l4.6-4.8',
  caution: 'M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.01',
  bad: 'M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18zM9 9l6 6M15 9l-6 6',
};

export const ToneIcon = ({ tone }: { readonly tone: ReportTone }) => (
  <svg
    width={22}
    height={22}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={SHAPES[tone]} />
  </svg>
);
