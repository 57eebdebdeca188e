import { describe, expect, it } from 'vitest';
import type { Area } from './area.ts';
import { backoffice } from './backoffice/index.ts';
import { dataExport } from './data-export/index.ts';
import { evidence } from './evidence/index.ts';
import { errors } from './errors/index.ts';
import { glossary } from './glossary/index.ts';
import { mail } from './mail/index.ts';
import { paper } from './paper/index.ts';
import { preview } from './preview/index.ts';
import { ranking } from './ranking/index.ts';
import { report } from './report/index.ts';
import { respondent } from './respondent/index.ts';
import { privacy } from './privacy/index.ts';

/** Quoted by the specification, to the letter. */
const QUOTED = [
  "Quelque chose n'a pas fonctionné",
  "Le questionnaire n'est pas disponible",
  "Tous les éléments de la liste de gauche n'ont pas été utilisés",
];

const areas: Record<string, Area<unknown>> = {
  dossier: dataExport,
  errors,
  glossary,
  mail,
  paper,
  preview,
  ranking,
  report,
  rights: privacy,
  evidencePanels: evidence.panels,
  evidenceManual: evidence.manual,
  evidenceInstructions: evidence.instructions,
  evidenceRisks: evidence.risks,
  evidenceImpactAssessment: evidence.impactAssessment,
  ...backoffice,
  ...respondent,
};

/** Every text; functions are called with the same value for each parameter. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(2, 2, 2, 2))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

describe.each(Object.keys(areas))('the texts of %s', (name) => {
  it('follow French typography: unbreakable spaces, curved apostrophes', async () => {
    for (const text of texts(await areas[name]?.load('fr'))) {
      if (QUOTED.includes(text)) continue;
      expect(text).not.toMatch(/(?<![\u00a0\u202f\d])[;:!?»](?!\/)(?=\s|$)/);
      expect(text).not.toMatch(/(?<![\u00a0\u202f])»/);
      expect(text).not.toMatch(/«(?![\u00a0\u202f])/);
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it('follow English typography: no space before a mark, curved apostrophes', async () => {
    for (const text of texts(await areas[name]?.load('en'))) {
      expect(text).not.toMatch(/\s[;:!?]/);
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it('are loaded once per language', () => {
    expect(areas[name]?.load('fr')).toBe(areas[name]?.load('fr'));
  });
});
