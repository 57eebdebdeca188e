import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  explanation:
    'Many people are starting at the moment. Your device is doing a short calculation that keeps robots out: it takes a few seconds, then the questionnaire opens.',
  progress: 'Progress of the calculation',
} satisfies Shape<typeof fr>;
