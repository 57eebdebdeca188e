import type { Language } from '@cadran/contract';
import { useApiMutation, useInvalidate } from '../../../shared/api/use-api-mutation.ts';
import { NORMS_KEY } from './get-norms.ts';

interface Adoption {
  readonly language: Language;
  readonly name: string;
}

export const useAdoptNorms = () =>
  useApiMutation(
    (api, body: Adoption) => api.evidence.adoptNorms({ body }),
    useInvalidate(NORMS_KEY),
  );

interface Choice {
  readonly language: Language;
  /** Null: the provisional norms. */
  readonly normsId: string | null;
}

export const useChooseNorms = () =>
  useApiMutation(
    (api, body: Choice) => api.evidence.chooseNorms({ body }),
    useInvalidate(NORMS_KEY),
  );
