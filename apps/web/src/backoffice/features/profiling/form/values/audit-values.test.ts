import { defaultsOf, newProfilingCampaign, profilingFields } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { sessionFixture, userFixture } from '../../../../shared/session/session.fixture.ts';
import { newAudit, valuesOf } from './campaign-to-values.ts';
import type { AuditValues } from './campaign-values.ts';
import { checkValues } from './check-values.ts';
import { savedPart, withSection } from '../section-parts.ts';
import { SECTIONS } from '../section-names.ts';
import { bodyOf } from './values-to-body.ts';

const STORED = {
  ...defaultsOf(profilingFields),
  name: 'Baromètre',
  customUrl: 'barometre',
  redirectUrl: 'https://example.org/merci',
  status: 'open',
  organizationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ownerId: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a00',
  subject: {
    fr: { name: 'hôpital', gender: 'masculine', elision: true },
    en: { name: 'hospital' },
  },
  units: [
    {
      id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a01',
      name: { fr: 'Ventes', en: 'Sales' },
      expectedHeadcount: 40,
    },
    {
      id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a02',
      name: { fr: 'Atelier', en: '' },
      expectedHeadcount: null,
    },
  ],
  mandatory: { unit: true, age: true, gender: false, tenure: false },
  minimumGroup: 7,
  access: 'codes',
  valuesSets: [
    {
      id: '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4b01',
      name: 'Charte',
      color: '#0f766e',
      values: [
        { code: 'benevolence' },
        { label: 'Audace', culture: 'adhocracy' },
        { code: 'security' },
      ],
    },
  ],
  customization: {
    introduction: { fr: { title: 'Bonjour', html: '<p>Merci</p>' }, en: null },
    conclusion: { fr: null, en: { title: 'Thanks', html: '<p>Done</p>' } },
    pdfHeader: { fr: '<p>Interne</p>', en: null },
    pdfFooter: { fr: null, en: '<p>Internal</p>' },
  },
} as const satisfies Parameters<typeof valuesOf>[0];

const values = valuesOf(structuredClone(STORED));
const { organization } = sessionFixture();
const check = (change: Partial<AuditValues>) =>
  checkValues({ ...values, ...change }, null, organization);

describe('the form of an audit', () => {
  it('gives back every field as it was stored, values in their order', () => {
    const { organizationId: _organization, ownerId: _owner, ...stored } = STORED;
    expect(newProfilingCampaign.parse(bodyOf(values))).toEqual(stored);
    expect(checkValues(values, null, organization)).toEqual({});
  });

  it('starts with the organisation’s minimum and requires name, address and access', () => {
    const empty = newAudit(userFixture(), organization);
    expect(empty.minimumGroup).toBe(organization.settings.minimumGroup);
    expect(checkValues(empty, null, organization)).toEqual({
      name: 'required',
      customUrl: 'required',
      access: 'required',
    });
  });

  it('accepts a minimum group not below the organisation’s', () => {
    const minimum = organization.settings.minimumGroup;
    expect(check({ minimumGroup: minimum })).toEqual({});
    expect(check({ minimumGroup: minimum - 1 })).toEqual({ minimumGroup: `min:${minimum}` });
    expect(check({ minimumGroup: '' })).toHaveProperty('minimumGroup');
  });

  it('requires a unit only where there is one to choose', () => {
    expect(check({ units: [] })).toEqual({});
    expect(bodyOf({ ...values, units: [] }).mandatory.unit).toBe(false);
    expect(bodyOf(values).mandatory.unit).toBe(true);
  });

  it('shows which field of a noun or of a value is empty', () => {
    expect(check({ subject: { ...values.subject, en: { name: ' ' } } })).toEqual({
      'subject.en.name': 'required',
    });
    const [set] = values.valuesSets;
    if (!set) throw new Error('a set');
    const empty = { key: 'x', label: '', culture: 'clan' } as const;
    expect(check({ valuesSets: [{ ...set, values: [...set.values, empty] }] })).toEqual({
      'valuesSets.0.values.3.label': 'required',
    });
    expect(check({ valuesSets: [{ ...set, values: [] }] })).toEqual({
      'valuesSets.0.values': 'min_items:1',
    });
  });

  it('keeps a noun that was typed while another is chosen, and does not send it', () => {
    const chosen = { ...values, subject: { ...values.subject, choice: 'company' } } as const;
    expect(bodyOf(chosen).subject).toBe('company');
    expect(chosen.subject.fr.name).toBe('hôpital');
  });

  it('takes over one section of another and leaves the others', () => {
    const other = { ...newAudit(userFixture(), organization), name: 'Autre' };
    for (const section of SECTIONS.all) {
      const mixed = withSection(values, other, section);
      for (const one of SECTIONS.all)
        expect([one, savedPart(mixed, one)]).toEqual([
          one,
          savedPart(one === section ? other : values, one),
        ]);
    }
  });

  it('finds the section of every field', () => {
    expect(
      ['name', 'minimumGroup', 'mandatory', 'units.3.name.fr', 'valuesSets.0.color'].map(
        SECTIONS.ofPath,
      ),
    ).toEqual(['parameters', 'mandatory', 'mandatory', 'units', 'valuesSets']);
  });
});
