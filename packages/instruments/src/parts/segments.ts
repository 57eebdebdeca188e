import type { ProfilingSegments, PublicProfilingCampaign } from '@cadran/contract';
import {
  AGE_BANDS,
  GENDERS,
  type Segmentation,
  SEGMENTATIONS,
  TENURE_BANDS,
} from '@cadran/contract/codes';
import type { PartDeclaration } from './part.ts';
import { missingItems } from './rated-items.ts';
import { oneOf, type Random } from './simulating.ts';

/** What of a profiling campaign says which answers it needs. */
export type ProfilingAsked = Pick<PublicProfilingCampaign, 'units' | 'mandatory'>;

/** How a segmentation is called in the answers. */
export const SEGMENT_ITEMS = {
  unit: 'unitId',
  gender: 'gender',
  age: 'ageBand',
  tenure: 'tenureBand',
} as const satisfies Record<Segmentation, keyof ProfilingSegments>;

/** Where there are no units, nobody is asked for one. */
const asked = ({ units }: ProfilingAsked): readonly Segmentation[] =>
  SEGMENTATIONS.filter((segmentation) => segmentation !== 'unit' || units.length > 0);

/** Required information comes on a page of its own, before what may be skipped (spec, section 2). */
export const segmentPages = (campaign: ProfilingAsked): readonly (readonly Segmentation[])[] => {
  const all = asked(campaign);
  return [
    all.filter((segmentation) => campaign.mandatory[segmentation]),
    all.filter((segmentation) => !campaign.mandatory[segmentation]),
  ].filter((page) => page.length > 0);
};

const itemsOf = (page: readonly Segmentation[] = []): readonly string[] =>
  page.map((segmentation) => SEGMENT_ITEMS[segmentation]);

const requiredItems = (campaign: ProfilingAsked): readonly string[] =>
  itemsOf(asked(campaign).filter((segmentation) => campaign.mandatory[segmentation]));

const some = <T>(random: Random, from: readonly T[]): T | null => {
  const [first, ...rest] = from;
  return first === undefined ? null : oneOf(random, [first, ...rest]);
};

/** Bands only: the browser makes them of a year of birth and a start date that it does not send. */
export const SEGMENTS: PartDeclaration<ProfilingAsked, ProfilingSegments> = {
  name: 'segments',
  asked: () => true,
  pages: (campaign) => segmentPages(campaign).length,
  pageOf: (item, campaign) =>
    segmentPages(campaign).findIndex((page) => itemsOf(page).includes(item)),
  missing: (answers, campaign) => missingItems(answers, requiredItems(campaign)),
  statements: (page, campaign) => segmentPages(campaign)[page]?.length ?? 1,
  seconds: (page, campaign) => 10 * (segmentPages(campaign)[page]?.length ?? 1),
  simulate: (random, { units }) => ({
    unitId: some(
      random,
      units.map(({ id }) => id),
    ),
    gender: oneOf(random, GENDERS),
    ageBand: oneOf(random, AGE_BANDS),
    tenureBand: oneOf(random, TENURE_BANDS),
  }),
};
