import type { CadranClient } from '@cadran/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const EVIDENCE_KEY = ['evidence'] as const;

/** How good the questionnaire is; without a version, the newest that anybody answered. */
export const evidenceQuery = (api: CadranClient, version: number | undefined) =>
  queryOptions({
    queryKey: [...EVIDENCE_KEY, 'questionnaire', version ?? null],
    queryFn: ({ signal }) =>
      api.evidence.ofAll({
        query: version === undefined ? {} : { version: String(version) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Effects on groups and oversight of an organisation. */
export const organizationEvidenceQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: [...EVIDENCE_KEY, organizationId],
    queryFn: ({ signal }) =>
      api.evidence.ofOrganization({ params: { id: organizationId }, signal }),
  });
