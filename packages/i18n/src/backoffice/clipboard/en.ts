import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  copy: 'Copy',
  copyThis: (label) => `Copy: ${label}`,
  copied: (text) => `You copied ${text} to your clipboard.`,
  failed: (text) => `Failed to copy text ${text}`,
} satisfies Shape<typeof fr>;
