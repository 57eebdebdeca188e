import {
  CAMPAIGN_FILE,
  campaignFiles,
  type CampaignFiles,
  type FieldErrors,
  fieldErrors,
  type Module,
} from '@cadran/contract';

/** Why nothing of a file can be read; the faults inside it are named one by one instead. */
type Problem = 'too_large' | 'not_json' | 'not_ours' | 'newer' | 'other_module';

export type ReadFile =
  | { readonly file: CampaignFiles[Module] }
  | { readonly problem: Problem }
  | { readonly faults: FieldErrors };

const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const problemIn = (faults: FieldErrors): Problem | null => {
  if (faults['version'] === 'newer') return 'newer';
  if ('' in faults || 'format' in faults) return 'not_ours';
  return 'module' in faults ? 'other_module' : null;
};

/** Checks a file as the server checks any new campaign. */
export const readCampaignFile = async (module: Module, chosen: Blob): Promise<ReadFile> => {
  if (chosen.size > CAMPAIGN_FILE.maxBytes) return { problem: 'too_large' };
  const json = parseJson(await chosen.text());
  if (!json) return { problem: 'not_json' };
  const read = campaignFiles[module].safeParse(json.value, { reportInput: true });
  if (read.success) return { file: read.data };
  const faults = fieldErrors(read.error.issues);
  const problem = problemIn(faults);
  return problem ? { problem } : { faults };
};
