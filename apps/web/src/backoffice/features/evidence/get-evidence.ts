import type { CadranClient } from '@cadran/client';
import type { Evidence } from '@cadran/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const EVIDENCE_KEY = ['evidence'] as const;

/** Null: all organisations. */
export const evidenceQuery = (
  api: CadranClient,
  organizationId: string | null,
  version: number | undefined,
) =>
  queryOptions({
    queryKey: [...EVIDENCE_KEY, organizationId, version ?? null],
    queryFn: ({ signal }): Promise<Evidence> => {
      const query = version === undefined ? {} : { version: String(version) };
      return organizationId === null
        ? api.evidence.ofAll({ query, signal })
        : api.evidence.ofOrganization({ params: { id: organizationId }, query, signal });
    },
    placeholderData: keepPreviousData,
  });
