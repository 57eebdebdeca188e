import type { PublicProfilingCampaign } from '@cadran/contract';
import type { PartViews } from '../engine/questionnaire-module.ts';

/** Loaded ahead of need, so that it works without a network later. */
export const loadPartViews = async (): Promise<PartViews<PublicProfilingCampaign>> => {
  const [{ BeforeSending, Thanks }, segments, culture] = await Promise.all([
    import('./profiling-frame.tsx'),
    import('../parts/segments/segments-part.tsx'),
    import('../parts/ranked-culture/ranked-culture-part.tsx'),
  ]);
  const parts = [segments.part, culture.perceived, culture.desired];
  return { BeforeSending, Thanks, parts };
};
