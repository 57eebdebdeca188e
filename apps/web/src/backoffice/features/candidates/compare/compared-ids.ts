import { COMPARED_MAX } from '@cadran/contract';
import { isUuid } from '../../../shared/router/is-uuid.ts';

/** `?ids=a,b,c`: unique, in the order of selection, at most `COMPARED_MAX`. */
export const comparedIds = {
  parse: ({ ids }: Readonly<Record<string, unknown>>): { readonly ids?: string } => {
    const unique = new Set((typeof ids === 'string' ? ids : '').split(',').filter(isUuid));
    return unique.size > 0 ? { ids: [...unique].slice(0, COMPARED_MAX).join(',') } : {};
  },
};
