import { type CadranClient, createClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

/** Name, logo and colours of an organisation, as any visitor may see them. */
export const organizationFace = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['organization-face', id],
    queryFn: async ({ signal }) => {
      const { token } = await api.auth.anonymousToken({ body: { timestamp: Date.now() }, signal });
      return createClient({ token }).organizations.read({ params: { id }, signal });
    },
    staleTime: Infinity,
    retry: false,
  });
