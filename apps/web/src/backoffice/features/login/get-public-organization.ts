import { type CadranClient, createClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

/** Name, logo and colours of an organisation, as visitors may see them. */
export const publicOrganizationQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['public-organization', id],
    queryFn: async ({ signal }) => {
      const { token } = await api.auth.anonymousToken({ body: { timestamp: Date.now() }, signal });
      return createClient({ token }).organizations.read({ params: { id }, signal });
    },
    staleTime: Infinity,
    retry: false,
  });
