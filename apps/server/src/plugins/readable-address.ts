const isReadable = (path: string): boolean => {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * A path whose escapes mean nothing is taken by the letter. The router would answer it by itself, before any hook:
 * with the path in the answer, without our headers and not in the words of our one table of errors.
 */
export const readableAddress = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return isReadable(path) ? url : `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
};
