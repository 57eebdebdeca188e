/** One entry of OUTBOUND_HOSTS: `hooks.example.org`, `*.example.org`, `host:8443`, or with `http://` before it. */
export interface AllowedHost {
  readonly text: string;
  readonly protocol: 'https:' | 'http:';
  /** Without `*.`. */
  readonly host: string;
  readonly wildcard: boolean;
  readonly port: string;
}

const ENTRY =
  /^(?:(?<scheme>https?):\/\/)?(?<star>\*\.)?(?<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;

export const parseAllowedHost = (text: string): AllowedHost | null => {
  const { scheme, star, host, port } = ENTRY.exec(text)?.groups ?? {};
  if (host === undefined) return null;
  return {
    text,
    protocol: scheme?.toLowerCase() === 'http' ? 'http:' : 'https:',
    host: host.toLowerCase(),
    wildcard: star !== undefined,
    port: port ?? '',
  };
};

const DEFAULT_PORT = { 'https:': '443', 'http:': '80' } as const;

/** The entry that allows this URL; URLs with credentials are never allowed. */
export const findAllowedHost = (
  allowed: readonly AllowedHost[],
  address: string,
): AllowedHost | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  return allowed.find(({ protocol, host, wildcard, port }) => {
    if (url.protocol !== protocol) return false;
    const wanted = port === DEFAULT_PORT[protocol] ? '' : port;
    if (url.port !== wanted) return false;
    return wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
  });
};
