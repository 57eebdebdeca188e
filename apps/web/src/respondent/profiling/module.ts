import type { PublicProfilingCampaign } from '@cadran/contract';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { loadDrawings } from './load-drawings.ts';
import { profilingWire } from './wire.ts';

/** The employee's questionnaire. */
export const profiling: QuestionnaireModule<PublicProfilingCampaign> = {
  name: 'profiling',
  wire: profilingWire,
  final: true,
  load: loadDrawings,
};
