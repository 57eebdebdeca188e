const isDecodable = (path: string): boolean => {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes a path with invalid percent-encoding literally. The router would otherwise respond before any hook, without
 * our headers and error format.
 */
export const escapeMalformedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return isDecodable(path) ? url : `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
};
