/** The name in a `Content-Disposition` header; the extended one is the exact one (RFC 6266). */
export const fileNameOf = (disposition: string | null): string | null => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Not valid UTF-8: use the plain name.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null;
};
