import { DEFAULT_THEME, organizationChange } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { tidyColor } from '../../shared/color/tidy-color.ts';
import {
  bodyOf,
  type OrganizationValues,
  placeErrors,
  shownTheme,
  themeOf,
} from './organization-values.ts';

const values: OrganizationValues = {
  ...DEFAULT_THEME,
  name: 'Atelier',
  status: 'active',
  language: 'fr',
  minimumGroup: 5,
  secondFactorForAdmins: false,
};
const base = { version: 3, status: 'active' } as const;

describe('the form of an organisation', () => {
  it('becomes a body the server takes', () => {
    expect(organizationChange.parse(bodyOf(values, base))).toEqual({
      name: 'Atelier',
      theme: DEFAULT_THEME,
      settings: {
        language: 'fr',
        minimumGroup: 5,
        secondFactorForAdmins: false,
      },
      version: 3,
    });
  });

  it('names the status only where it was changed: an administrator may not', () => {
    expect(bodyOf(values, base)).not.toHaveProperty('status');
    expect(bodyOf({ ...values, status: 'inactive' }, base)).toHaveProperty('status', 'inactive');
  });

  it('puts what the server refused at its field', () => {
    expect(placeErrors({ 'settings.minimumGroup': 'min:5', name: 'taken' })).toEqual({
      minimumGroup: 'min:5',
      name: 'taken',
    });
  });

  it('keeps only the eleven colours as its theme', () => {
    expect(themeOf(values)).toEqual(DEFAULT_THEME);
  });
});

describe('a colour somebody types', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['abc', '#aabbcc'],
    [' #A1B2C3 ', '#a1b2c3'],
  ])('%s is read as %s', (typed, read) => {
    expect(tidyColor(typed)).toBe(read);
  });

  it('is left for the schema to refuse when it is none', () => {
    expect(tidyColor('rouge')).toBe('rouge');
    expect(tidyColor('#12345')).toBe('#12345');
  });

  it('is not shown before it is one', () => {
    const half = { ...DEFAULT_THEME, primarycolor: '#12', dangercolor: '#0F0' };
    expect(shownTheme(DEFAULT_THEME, half)).toEqual({ ...DEFAULT_THEME, dangercolor: '#00ff00' });
  });
});
