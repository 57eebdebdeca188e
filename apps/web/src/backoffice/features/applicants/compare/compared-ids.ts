import { COMPARED_MAX } from '@cadran/contract';
import { isUuid } from '../../../shared/router/is-uuid.ts';

/** `?ids=a,b,c`: in the order they were chosen, each once, as many as can be compared. */
export const comparedIds = {
  parse: ({ ids }: Readonly<Record<string, unknown>>): { readonly ids?: string } => {
    const known = new Set((typeof ids === 'string' ? ids : '').split(',').filter(isUuid));
    return known.size > 0 ? { ids: [...known].slice(0, COMPARED_MAX).join(',') } : {};
  },
};
