import type { ProfilingSegments, PublicProfilingCampaign } from '@cadran/contract';
import type { PageProps } from '../../engine/define-part.ts';

export type SegmentsPage = PageProps<PublicProfilingCampaign, ProfilingSegments>;

/** One of the four things an employee may say of themselves. */
export interface SegmentFieldProps extends Pick<SegmentsPage, 'campaign' | 'answers' | 'set'> {
  readonly optional: boolean;
}
