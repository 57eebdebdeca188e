import { useMediaQuery } from '@mantine/hooks';

/**
 * Whether rows are cards. On paper too a list stays what it is: what changes under a printer is cut off after the
 * pages it has counted.
 */
export const useNarrow = (below: 768 | 992 = 768): boolean =>
  useMediaQuery(`screen and (width < ${below}px)`, false, { getInitialValueInEffect: false });
