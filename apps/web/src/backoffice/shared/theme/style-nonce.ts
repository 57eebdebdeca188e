/** The server writes a fresh nonce into every page: only styles that carry it are applied. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
