import type {
  NewScreeningCampaign,
  PublicScreeningCampaign,
  ScreeningCampaign,
  ScreeningQuestionnaire,
} from '@cadran/contract';
import type { APIRequestContext } from '@playwright/test';
import { demoToken } from '../log-in.ts';
import { call, unique } from '../test-users.ts';

/** Everything a campaign can ask. */
const EVERYTHING = {
  name: 'Chef de projet (H/F)',
  status: 'open',
  redirectUrl: 'https://example.org/merci',
  allowPersonalReport: true,
  contactEmail: 'rh@example.org',
  profile: {
    culture: { target: null },
    values: { target: null },
    personality: { target: null },
    motivations: { target: null },
    job: { target: null },
    mobility: { target: null },
    individual: { target: null },
    skills: {
      target: [
        { name: 'Gestion de projet', level: 3, years: 2, currentUse: true },
        { name: 'SQL', level: 1, years: 0, currentUse: false },
      ],
    },
    experiences: { target: null },
    studies: { target: null },
    languages: { target: null },
  },
  questions: [
    {
      id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01',
      type: 'closed',
      text: { fr: 'Avez-vous le permis B ?', en: 'Do you hold a driving licence?' },
      required: true,
    },
    {
      id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02',
      type: 'open',
      text: { fr: 'Pourquoi nous ?', en: 'Why us?' },
      required: true,
    },
    {
      id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f03',
      type: 'scale',
      text: { fr: 'À quel point aimez-vous le bruit ?', en: 'How much do you like noise?' },
      required: true,
    },
  ],
} as const satisfies Omit<NewScreeningCampaign, 'customUrl'>;

type Change = Partial<NewScreeningCampaign>;

export interface MadeCampaign extends ScreeningCampaign {
  /** What candidates are asked. */
  readonly asked: Pick<PublicScreeningCampaign, 'sections' | 'skills' | 'questions'>;
  close(): Promise<void>;
  reopen(): Promise<void>;
  /** What the organisation reads of its candidates. */
  readCandidates(): Promise<readonly ScreeningQuestionnaire[]>;
}

/** A campaign that asks everything, made through the API by whoever this token is. */
export const createCampaignAs = async (
  request: APIRequestContext,
  token: string,
  change: Change = {},
): Promise<MadeCampaign> => {
  const data = { ...EVERYTHING, customUrl: unique('e2e'), ...change };
  const campaign: ScreeningCampaign = await call(request, 'POST', '/screening/campaigns', {
    token,
    data,
  });
  const { profile, questions } = campaign;
  const path = `/screening/campaigns/${campaign.id}`;
  return {
    ...campaign,
    asked: {
      sections: (Object.keys(EVERYTHING.profile) as (keyof typeof EVERYTHING.profile)[]).filter(
        (section) => profile[section] !== null,
      ),
      skills: profile.skills?.target?.map(({ name }) => name) ?? [],
      questions,
    },
    close: () => call(request, 'POST', `${path}/close`, { token }),
    reopen: () => call(request, 'POST', `${path}/open`, { token }),
    readCandidates: async () => {
      const { items } = await call(request, 'GET', `${path}/screening/questionnaires/`, { token });
      return Promise.all(
        (items as { readonly id: string }[]).map(({ id }) =>
          call(request, 'GET', `/screening/questionnaires/${id}`, { token }),
        ),
      );
    },
  };
};

/** A campaign of the demonstration's organisation. */
export const createCampaign = async (
  request: APIRequestContext,
  change: Change = {},
): Promise<MadeCampaign> => createCampaignAs(request, await demoToken(request, 'ines'), change);

/** Asks little, on six small pages, for what is not about the parts. */
export const SHORT = {
  profile: { studies: { target: null }, motivations: { target: null } },
  questions: EVERYTHING.questions,
} as const satisfies Change;

/** The short link without the configured host, so that it leads to the server under test. */
export const shortLink = ({ organizationId, customUrl }: ScreeningCampaign): string =>
  `/screening/${organizationId}/${customUrl}`;
