import { DEFAULT_THEME } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { contrast } from './color/contrast.ts';
import { contrastWarnings } from './contrast-warnings.ts';

describe('contrast warnings', () => {
  it('are empty for readable colours', () => {
    const theme = {
      ...DEFAULT_THEME,
      primarycolor: '#8b1a1a',
      successcolor: '#1b5e20',
      infocolor: '#0d47a1',
      warningcolor: '#7a4b00',
      dangercolor: '#8b0000',
    };
    expect(contrastWarnings(theme)).toEqual([]);
  });

  it('name a yellow primary with its replacements as text and as border', () => {
    const theme = { ...DEFAULT_THEME, primarycolor: '#FFE066' };
    const warnings = contrastWarnings(theme).filter(({ field }) => field === 'primarycolor');
    expect(warnings.map(({ use }) => use)).toEqual(['text', 'border']);
    for (const { chosen, used, use } of warnings) {
      expect(chosen).toBe('#FFE066');
      expect(contrast(used, '#ffffff')).toBeGreaterThanOrEqual(use === 'text' ? 4.5 : 3);
    }
  });

  it('name a header text without contrast to the header', () => {
    const theme = {
      ...DEFAULT_THEME,
      colorheaderfooter: '#ffec99',
      colorheaderfootertext: '#fff3bf',
      colorheaderfootertextlight: '#000000',
    };
    expect(contrastWarnings(theme).map(({ use }) => use)).toContain('header_text');
    expect(contrastWarnings(theme).map(({ use }) => use)).not.toContain('header_text_light');
  });

  it('ignore the case of hexadecimal digits', () => {
    const theme = { ...DEFAULT_THEME, secondarycolor: '#00000A' };
    expect(contrastWarnings(theme).filter(({ field }) => field === 'secondarycolor')).toEqual([]);
  });
});
