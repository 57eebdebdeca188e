import type { PublicProfilingCampaign } from '@cadran/contract';
import type { PartViews } from '../engine/questionnaire-module.ts';

/** Loaded ahead of need, so that it works without a network later. */
export const loadPartViews = async (): Promise<PartViews<PublicProfilingCampaign>> => {
  const [frame, segments, culture] = await Promise.all([
    import('./profiling-frame.ts'),
    import('../parts/segments/segments-part.tsx'),
    import('../parts/ranked-culture/ranked-culture-part.tsx'),
  ]);
  const { BeforeSending, Notice, Thanks } = frame;
  const parts = [segments.part, culture.perceived, culture.desired];
  return { BeforeSending, Notice, Thanks, parts };
};
