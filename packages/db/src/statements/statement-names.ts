const ASKED_OFTEN = 5;
const MOST_NAMES = 250;
const MOST_COUNTED = 5_000;

/**
 * Names frequent statements, so that PostgreSQL parses and plans them once per connection (the threshold of its JDBC
 * driver). Rare ones, such as lists of many ids, get none. Plans that depend on the values are still made anew
 * (plan_cache_mode = auto).
 */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (role: string, text: string): string | undefined => {
    // Other roles have other policies, and PostgreSQL would replan a shared name at every change of role.
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
