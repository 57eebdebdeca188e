import { z } from 'zod';
import { type Module, MODULES } from '../../codes/index.ts';
import { fieldErrors } from '../../field-rules.ts';
import { profilingFields, type ProfilingCampaign } from '../profiling/campaign.ts';
import { screeningFields, type ScreeningCampaign } from '../screening/campaign.ts';
import { toFileTarget } from '../screening/targets/file-target.ts';
import { fileFieldNames, fileShape, pick } from './campaign-field.ts';

/** A campaign of either module as a file: its settings, and nobody's data. */
export const CAMPAIGN_FILE = {
  format: 'cadran-campaign',
  version: 1,
  /** The longest texts in every field of a campaign fit. */
  maxBytes: 1024 * 1024,
} as const;

/** What decides whether the rest can be read at all; a newer version may have any other field. */
const envelope = z.object({
  format: z.literal(CAMPAIGN_FILE.format),
  version: z
    .int()
    .min(1)
    .refine((version) => version <= CAMPAIGN_FILE.version, { params: { rule: 'newer' } }),
  module: z.enum(MODULES),
});

/** Reports what makes a file unreadable alone, without the faults that follow from it. */
const checkEnvelope = (module: Module) => {
  const own = envelope.extend({ module: z.literal(module) });
  return (value: unknown, context: z.core.$RefinementCtx): unknown => {
    const issues = own.safeParse(value, { reportInput: true }).error?.issues ?? [];
    for (const [path, rule] of Object.entries(fieldErrors(issues)))
      context.addIssue({ code: 'custom', path: path.split('.'), params: { rule } });
    return value;
  };
};

const fileOf = <M extends Module, S extends z.core.$ZodLooseShape>(module: M, fields: S) =>
  z.preprocess(
    checkEnvelope(module),
    z.strictObject({
      format: z.literal(CAMPAIGN_FILE.format),
      version: z.literal(CAMPAIGN_FILE.version),
      module: z.literal(module),
      campaign: z.strictObject(fields),
    }),
  );

export const campaignFiles = {
  screening: fileOf('screening', fileShape(screeningFields)),
  profiling: fileOf('profiling', fileShape(profilingFields)),
} as const;
export type CampaignFiles = { [M in Module]: z.output<(typeof campaignFiles)[M]> };

const headOf = <M extends Module>(module: M) => ({
  format: CAMPAIGN_FILE.format,
  version: CAMPAIGN_FILE.version,
  module,
});

type Filed<C, F> = Pick<C, keyof F & keyof C>;

/** A stored campaign as its file; passes the same check as any file that is read. */
export const toCampaignFile = {
  screening: (campaign: Filed<ScreeningCampaign, typeof screeningFields>) =>
    campaignFiles.screening.parse({
      ...headOf('screening'),
      campaign: {
        ...pick(campaign, fileFieldNames(screeningFields)),
        profile: toFileTarget(campaign.profile),
      },
    }),
  profiling: (campaign: Filed<ProfilingCampaign, typeof profilingFields>) =>
    campaignFiles.profiling.parse({
      ...headOf('profiling'),
      campaign: pick(campaign, fileFieldNames(profilingFields)),
    }),
};

/** The bytes of a file: keys in the order of the contract, so that the same campaign gives the same bytes. */
export const writeCampaignFile = (file: CampaignFiles[Module]): string =>
  `${JSON.stringify(file, null, 2)}\n`;
