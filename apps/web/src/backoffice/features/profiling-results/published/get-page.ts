import type { CadranClient } from '@cadran/client';
import type { Language, PageChange, PageDraft, PublishedPage } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { useApiMutation } from '../../../shared/api/use-api-mutation.ts';
import { useServices } from '../../../shared/services.tsx';

const KEY = 'profiling-published-page';

export const pageQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => api.publishedPages.read({ params: { id }, signal }),
  });

/** What the page would show, in one language. */
export const previewQuery = (api: CadranClient, id: string, draft: PageDraft, language: Language) =>
  queryOptions({
    queryKey: ['profiling-page-preview', id, draft, language],
    queryFn: ({ signal }) =>
      api.publishedPages.preview({ params: { id }, body: { ...draft, language }, signal }),
    gcTime: 0,
  });

/** Each returns the page as it is then. */
export const usePageCalls = (id: string) => {
  const { queryClient } = useServices();
  const keep = (page: PublishedPage) => queryClient.setQueryData([KEY, id], page);
  const params = { id };
  return {
    save: useApiMutation(
      (api, body: PageChange) => api.publishedPages.save({ params, body }),
      keep,
    ),
    publish: useApiMutation(
      (api, body: PageChange) => api.publishedPages.publish({ params, body }),
      keep,
    ),
    takeBack: useApiMutation((api) => api.publishedPages.takeBack({ params }), keep),
  };
};
