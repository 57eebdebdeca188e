import type { RespondentRoute } from '../../routing/route.ts';
import { readCode, formatTypedCode } from './typed-code.ts';

/** The code stands behind `#`, which browsers do not send: no server and no log ever holds it. */
export const accessLink = (address: string, code: string): string =>
  `${address}#${readCode(code) ?? ''}`;

/** What stands behind `#` of an audit's address, taken out of the address bar and the history at once. */
export const takeAccessCode = (route: RespondentRoute): string => {
  const isAudit =
    route !== null && route.kind !== 'how' && 'module' in route && route.module === 'profiling';
  const fragment = location.hash.slice(1);
  if (!isAudit || fragment === '' || fragment.includes('=')) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return formatTypedCode(fragment);
};

/** Whether two writings are of one code. */
export const isSameCode = (one: string, other: string): boolean => {
  const code = readCode(one);
  return code !== undefined && code === readCode(other);
};
