/** In the reader's time zone. */
const startOfDay = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** `from` is inclusive and `to` exclusive, so the last day is extended to its end. */
export const periodQuery = ({
  from,
  to,
}: {
  readonly from?: string;
  readonly to?: string;
}): { from?: string; to?: string } => ({
  ...(from && { from: startOfDay(from) }),
  ...(to && { to: startOfDay(to, 1) }),
});
