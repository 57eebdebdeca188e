const ASKED_OFTEN = 5;
const MOST_NAMES = 250;
const MOST_COUNTED = 5_000;

/**
 * Names for statements that come again and again, so that PostgreSQL reads and plans them once for each connection
 * (the same threshold as PostgreSQL's own driver for Java). What is rare, as a list of so many ids, gets none.
 * PostgreSQL goes on planning those anew whose best plan depends on what is asked for (plan_cache_mode = auto).
 */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (role: string, text: string): string | undefined => {
    // Under another role other policies hold: PostgreSQL would have to plan one name again at every change of it.
    const key = `${role} ${text}`;
    const known = names.get(key);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const times = (counted.get(key) ?? 0) + 1;
    if (times < ASKED_OFTEN) {
      if (counted.size >= MOST_COUNTED) counted.clear();
      counted.set(key, times);
      return undefined;
    }
    counted.delete(key);
    const name = `often_${names.size + 1}`;
    names.set(key, name);
    return name;
  };
};
