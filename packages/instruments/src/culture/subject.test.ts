import { SUBJECT_CODES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { subjectForms } from './subject.ts';
import type { CustomSubject } from './subject.ts';

describe('the forms of a subject', () => {
  it('contract in French with a masculine noun', () => {
    expect(subjectForms('department', 'fr')).toEqual({
      name: 'service',
      gender: 'masculine',
      the: 'le service',
      of: 'du service',
      to: 'au service',
      in: 'dans le service',
    });
  });

  it('keep the article in French with a feminine noun', () => {
    expect(subjectForms('branch', 'fr')).toEqual({
      name: 'succursale',
      gender: 'feminine',
      the: 'la succursale',
      of: 'de la succursale',
      to: 'à la succursale',
      in: 'dans la succursale',
    });
  });

  it('lose the vowel of the article before a vowel or a mute h, whatever the gender', () => {
    expect(subjectForms('company', 'fr')).toMatchObject({
      gender: 'feminine',
      the: 'l’entreprise',
      of: 'de l’entreprise',
      to: 'à l’entreprise',
      in: 'dans l’entreprise',
    });
    expect(subjectForms('hospital', 'fr')).toMatchObject({
      gender: 'masculine',
      the: 'l’hôpital',
      of: 'de l’hôpital',
      to: 'à l’hôpital',
    });
  });

  it('take the preposition that goes with the noun', () => {
    expect(subjectForms('site', 'fr').in).toBe('sur le site');
    expect(subjectForms('site', 'en').in).toBe('at the site');
    expect(subjectForms('team', 'en').in).toBe('in the team');
  });

  it('elide exactly the nouns that begin with a vowel or a mute h', () => {
    for (const code of SUBJECT_CODES) {
      const { name, the } = subjectForms(code, 'fr');
      expect(the.startsWith('l’'), name).toBe(/^[aeéiouhô]/.test(name));
    }
  });

  it('can be given by hand', () => {
    const custom: CustomSubject = {
      fr: { name: 'direction des ventes', gender: 'feminine', elision: false },
      en: { name: 'sales division' },
    };
    expect(subjectForms(custom, 'fr')).toMatchObject({
      of: 'de la direction des ventes',
      in: 'dans la direction des ventes',
    });
    expect(subjectForms(custom, 'en')).toMatchObject({
      the: 'the sales division',
      of: 'of the sales division',
      to: 'to the sales division',
      in: 'in the sales division',
    });
  });
});
