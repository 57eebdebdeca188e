import type { CadranClient } from '@cadran/client';
import {
  campaignCustomization,
  type CampaignFiles,
  DEFAULT_CUSTOMIZATION,
  pick,
} from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { freeName } from '../../../../shared/campaign-form/start/free-name.ts';
import { keptFile } from '../../../../shared/campaign-form/start/kept-file.ts';
import { partsOf } from '../../../../shared/campaign-form/start/start-address.ts';
import { valuesOf } from './campaign-to-values.ts';
import type { AuditValues } from './campaign-values.ts';

type FileAudit = CampaignFiles['profiling']['campaign'] & { readonly customUrl: string };

const loadFile = async (api: CadranClient, from: string | undefined): Promise<FileAudit | null> => {
  const [kind, key = ''] = partsOf(from);
  const file = kind === 'file' ? keptFile('profiling', key) : null;
  return file && { ...file.campaign, ...(await freeName(api, 'profiling', file.campaign.name)) };
};

/** Read once: what is typed meanwhile is not filled in anew. */
export const fileStartQuery = (api: CadranClient, from: string | undefined) =>
  queryOptions({
    queryKey: ['campaign-start', 'profiling', from ?? null],
    queryFn: () => loadFile(api, from),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A new audit's values with what a file says. */
export const fileValues = (
  fresh: AuditValues,
  { minimumGroup, ...audit }: FileAudit,
): AuditValues => {
  // As typed in a new form: a number.
  const own = Number(fresh.minimumGroup);
  return valuesOf({
    ...audit,
    ...pick(fresh, ['organizationId', 'ownerId', 'status']),
    customization: campaignCustomization.parse({
      ...DEFAULT_CUSTOMIZATION,
      ...audit.customization,
    }),
    // Never under the organisation's own.
    minimumGroup: Math.max(minimumGroup ?? own, own),
  });
};
