/** The moment a day begins where the reader is. */
const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** The log is asked from a moment on and before another: the last day counts to its end. */
export const periodQuery = ({
  from,
  to,
}: {
  readonly from?: string;
  readonly to?: string;
}): { from?: string; to?: string } => ({
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
});
