import { COMPARED_MAX } from '@cadran/contract';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `?ids=a,b,c`: in the order they were chosen, each once, as many as can be compared. */
export const comparedIds = {
  parse: ({ ids }: Readonly<Record<string, unknown>>): { readonly ids?: string } => {
    const known = new Set(
      (typeof ids === 'string' ? ids : '').split(',').filter((id) => UUID.test(id)),
    );
    return known.size > 0 ? { ids: [...known].slice(0, COMPARED_MAX).join(',') } : {};
  },
};
