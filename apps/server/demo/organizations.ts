import { DEFAULT_THEME, type Language, type Role, type Theme } from '@cadran/contract';
import { ATELIER_MERCURE_CAMPAIGNS } from './screening/atelier-mercure.ts';
import { ATELIER_MERCURE_AUDITS } from './culture-audits/atelier-mercure.ts';
import type { DemoCultureAudit } from './culture-audits/demo-culture-audit.ts';
import { NORTHLIGHT_ENERGY_AUDITS } from './culture-audits/northlight-energy.ts';
import type { DemoCampaign } from './screening/demo-campaign.ts';
import { NORTHLIGHT_ENERGY_CAMPAIGNS } from './screening/northlight-energy.ts';

interface Person {
  readonly username: string;
  readonly fullName?: string;
  readonly role: Role;
  readonly language: Language;
  readonly profilingEnabled?: boolean;
  readonly screeningEnabled?: boolean;
}

export interface DemoOrganization {
  readonly name: string;
  readonly theme: Theme;
  readonly language: Language;
  readonly people: readonly Person[];
  readonly campaigns: readonly DemoCampaign[];
  readonly audits: readonly DemoCultureAudit[];
}

const ATELIER: Theme = {
  ...DEFAULT_THEME,
  primarycolor: '#0f766e',
  secondarycolor: '#134e4a',
  colorheaderfooter: '#134e4a',
  colorheaderfootertext: '#ffffff',
  colorheaderfootertextlight: '#c7e0dd',
};

/** Bright yellow, the hardest case for contrast. */
const SOLEIL: Theme = {
  ...DEFAULT_THEME,
  primarycolor: '#facc15',
  secondarycolor: '#1e293b',
  colorheaderfooter: '#1e293b',
  colorheaderfootertext: '#ffffff',
  colorheaderfootertextlight: '#cbd5e1',
};

export const demoOrganizations = (superadmin: string): readonly DemoOrganization[] => [
  {
    name: 'Cadran',
    theme: DEFAULT_THEME,
    language: 'fr',
    people: [{ username: superadmin, role: 'superadmin', language: 'fr' }],
    campaigns: [],
    audits: [],
  },
  {
    name: 'Atelier Mercure',
    theme: ATELIER,
    language: 'fr',
    people: [
      { username: 'camille', fullName: 'Camille Fontaine', role: 'admin', language: 'fr' },
      { username: 'louis', fullName: 'Louis Meyer', role: 'user', language: 'fr' },
      {
        username: 'ines',
        fullName: 'Inès Benali',
        role: 'user',
        language: 'fr',
        profilingEnabled: false,
      },
    ],
    campaigns: ATELIER_MERCURE_CAMPAIGNS,
    audits: ATELIER_MERCURE_AUDITS,
  },
  {
    name: 'Northlight Energy',
    theme: SOLEIL,
    language: 'en',
    people: [
      { username: 'grace', fullName: 'Grace Whitfield', role: 'admin', language: 'en' },
      { username: 'oliver', fullName: 'Oliver Hayes', role: 'user', language: 'en' },
    ],
    campaigns: NORTHLIGHT_ENERGY_CAMPAIGNS,
    audits: NORTHLIGHT_ENERGY_AUDITS,
  },
];
