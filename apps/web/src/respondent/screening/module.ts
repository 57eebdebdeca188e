import type { PublicScreeningCampaign } from '@cadran/contract';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { loadDrawings } from './load-drawings.ts';
import { screeningWire } from './wire.ts';

/** The candidate's questionnaire. */
export const screening: QuestionnaireModule<PublicScreeningCampaign> = {
  name: 'screening',
  wire: screeningWire,
  final: false,
  load: loadDrawings,
};
