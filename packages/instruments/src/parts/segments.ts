import type { ProfilingSegments, PublicProfilingCampaign } from '@cadran/contract';
import {
  AGE_BANDS,
  GENDERS,
  type Segmentation,
  SEGMENTATIONS,
  TENURE_BANDS,
} from '@cadran/contract/codes';
import type { PartDeclaration } from './part.ts';
import { missingItems } from './item-answers.ts';
import { oneOf, type Random } from './simulating.ts';

/** The fields of a profiling campaign that decide which answers it needs. */
export type ProfilingRequirements = Pick<PublicProfilingCampaign, 'units' | 'mandatory'>;

/** The answer field of each segmentation. */
export const SEGMENT_ITEMS = {
  unit: 'unitId',
  gender: 'gender',
  age: 'ageBand',
  tenure: 'tenureBand',
} as const satisfies Record<Segmentation, keyof ProfilingSegments>;

/** A campaign without units does not ask for one. */
const asked = ({ units }: ProfilingRequirements): readonly Segmentation[] =>
  SEGMENTATIONS.filter((segmentation) => segmentation !== 'unit' || units.length > 0);

/** Required information comes on a page of its own, before what may be skipped (spec, section 2). */
export const segmentPages = (
  campaign: ProfilingRequirements,
): readonly (readonly Segmentation[])[] => {
  const all = asked(campaign);
  return [
    all.filter((segmentation) => campaign.mandatory[segmentation]),
    all.filter((segmentation) => !campaign.mandatory[segmentation]),
  ].filter((page) => page.length > 0);
};

const itemsOf = (page: readonly Segmentation[] = []): readonly string[] =>
  page.map((segmentation) => SEGMENT_ITEMS[segmentation]);

const requiredItems = (campaign: ProfilingRequirements): readonly string[] =>
  itemsOf(asked(campaign).filter((segmentation) => campaign.mandatory[segmentation]));

const some = <T>(random: Random, from: readonly T[]): T | null => {
  const [first, ...rest] = from;
  return first === undefined ? null : oneOf(random, [first, ...rest]);
};

/** Bands only: the browser derives them from a year of birth and a start date that it does not send. */
export const SEGMENTS: PartDeclaration<ProfilingRequirements, ProfilingSegments> = {
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
