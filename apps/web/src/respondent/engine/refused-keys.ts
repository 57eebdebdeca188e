import type { FieldErrors } from '@cadran/contract';

/** Which of the keys sent (`job.professions`) the refused fields (`answers.job.professions.0`) are about. */
export const refusedKeys = (keys: readonly string[], fields: FieldErrors): string[] => {
  const paths = Object.keys(fields).map((path) => path.replace(/^answers\./, ''));
  return keys.filter((key) => {
    const [part] = key.split('.');
    return paths.some(
      (path) => path === part || path === key || path.startsWith(`${key}.`) || isListOf(path, key),
    );
  });
};

/** A list is sent as its part: `skills.0.level` is about `skills.list`. */
const isListOf = (path: string, key: string): boolean =>
  key.endsWith('.list') &&
  /^\d/.test(path.slice(key.length - 4)) &&
  path.startsWith(key.slice(0, -4));
