import { DEFAULT_THEME, organizationChange } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { normalizeColor } from '../../../shared/color/normalize-color.ts';
import {
  toRequestBody,
  type OrganizationValues,
  toFieldErrors,
  previewTheme,
  pickTheme,
} from './organization-values.ts';

const values: OrganizationValues = {
  ...DEFAULT_THEME,
  name: 'Atelier',
  status: 'active',
  language: 'fr',
  minimumGroup: 5,
  secondFactorForAdmins: false,
  privacyContact: '',
  timeZone: 'Pacific/Auckland',
  addUpAnswers: true,
};
const base = { version: 3, status: 'active' } as const;

describe('organisation form', () => {
  it('builds a valid request body', () => {
    expect(organizationChange.parse(toRequestBody(values, base))).toEqual({
      name: 'Atelier',
      theme: DEFAULT_THEME,
      settings: {
        language: 'fr',
        minimumGroup: 5,
        secondFactorForAdmins: false,
        privacyContact: null,
        timeZone: 'Pacific/Auckland',
        addUpAnswers: true,
      },
      version: 3,
    });
  });

  it('sends the data protection contact trimmed', () => {
    expect(toRequestBody({ ...values, privacyContact: ' dpo@example.org ' }, base)).toHaveProperty(
      'settings.privacyContact',
      'dpo@example.org',
    );
  });

  it('sends the status only if it was changed', () => {
    expect(toRequestBody(values, base)).not.toHaveProperty('status');
    expect(toRequestBody({ ...values, status: 'inactive' }, base)).toHaveProperty(
      'status',
      'inactive',
    );
  });

  it('maps errors of the server to fields of the form', () => {
    expect(toFieldErrors({ 'settings.minimumGroup': 'min:5', name: 'taken' })).toEqual({
      minimumGroup: 'min:5',
      name: 'taken',
    });
  });

  it('picks the eleven colours of the theme', () => {
    expect(pickTheme(values)).toEqual(DEFAULT_THEME);
  });
});

describe('typed colours', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['abc', '#aabbcc'],
    [' #A1B2C3 ', '#a1b2c3'],
  ])('%s is read as %s', (typed, read) => {
    expect(normalizeColor(typed)).toBe(read);
  });

  it('leaves invalid colours to the validation', () => {
    expect(normalizeColor('rouge')).toBe('rouge');
    expect(normalizeColor('#12345')).toBe('#12345');
  });

  it('previews only complete colours', () => {
    const half = { ...DEFAULT_THEME, primarycolor: '#12', dangercolor: '#0F0' };
    expect(previewTheme(DEFAULT_THEME, half)).toEqual({ ...DEFAULT_THEME, dangercolor: '#00ff00' });
  });
});
