import {
  LIVE_COUNT_STEP,
  type NewProfilingCampaign,
  type ProfilingCampaign,
} from '@cadran/contract';
import type { APIRequestContext } from '@playwright/test';
import { demoToken } from '../log-in.ts';
import { call, unique } from '../test-users.ts';
import { answerAudit } from '../culture-audit/make-audit.ts';
import { createPng } from '../create-png.ts';

const unit = (number: number, fr: string, en: string) => ({
  id: `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${number}`,
  name: { fr, en },
});

/** Two must be told, two may. */
const USUAL = {
  name: 'Baromètre de culture',
  status: 'open',
  redirectUrl: 'https://example.org/merci',
  subject: 'hospital',
  units: [unit(1, 'Urgences', 'Emergencies'), unit(2, 'Chirurgie', 'Surgery')],
  mandatory: { unit: true, age: true, gender: false, tenure: false },
  minimumGroup: 7,
} as const satisfies Omit<NewProfilingCampaign, 'customUrl'>;

export interface MadeAudit extends ProfilingCampaign {
  close(): Promise<void>;
  /** How many have finished. Told in steps of five, it is found out by answering until the next step. */
  countCompleted(): Promise<number>;
  giveLogo(): Promise<void>;
}

/** A campaign made through the API by whoever this token is. */
export const createAuditAs = async (
  request: APIRequestContext,
  token: string,
  change: Partial<NewProfilingCampaign> = {},
): Promise<MadeAudit> => {
  const data = { ...USUAL, customUrl: unique('audit'), ...change };
  const campaign: ProfilingCampaign = await call(request, 'POST', '/profiling/campaigns', {
    token,
    data,
  });
  const path = `/profiling/campaigns/${campaign.id}`;
  return {
    ...campaign,
    close: () => call(request, 'POST', `${path}/close`, { token }),
    countCompleted: async () => {
      const shown = async (): Promise<number> =>
        (await call(request, 'GET', `${path}/progress`, { token })).respondents.completed;
      const before = await shown();
      const segments = {
        ...(campaign.units[0] && { unitId: campaign.units[0].id }),
        ageBand: '40_49',
        gender: 'male',
        tenureBand: '5_9',
      };
      let added = 0;
      while ((await shown()) === before) {
        await answerAudit(request, campaign.id, segments);
        added += 1;
      }
      return before + LIVE_COUNT_STEP - added;
    },
    giveLogo: async () => {
      const answer = await request.put(`/api${path}/logo`, {
        headers: { authorization: `Bearer ${token}` },
        multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer: createPng() } },
      });
      if (!answer.ok()) throw new Error(await answer.text());
    },
  };
};

/** A campaign of the demonstration's English organisation. */
export const createAudit = async (
  request: APIRequestContext,
  change: Partial<NewProfilingCampaign> = {},
): Promise<MadeAudit> => createAuditAs(request, await demoToken(request, 'oliver'), change);

export const shortLink = ({ organizationId, customUrl }: ProfilingCampaign): string =>
  `/profiling/${organizationId}/${customUrl}`;
