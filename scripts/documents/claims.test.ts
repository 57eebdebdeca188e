import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const READ_BY_PEOPLE = [
  'README.md',
  'docs/**/*.md',
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,demo}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
];

/** Sentences that claimed more than the answers show, in both languages. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  'who would do well': /who would do well|does this candidate fit the job|qui réussirait/i,
  'what can be made up for': /can make up for|peut combler/i,
  'chance, said of personality':
    /values, personality and motivations, 50|valeurs, de personnalité et de motivations, 50|nine people in ten of the population|neuf personnes sur dix de la population/i,
  'half suitable, so that 50 says something':
    /does say something|dit quelque chose|without reading does not look half suitable/i,
  'a share of the reference population':
    /of the reference population lies below|de la population de référence se trouve au-dessous/i,
  'norms from public data': /come from public data|public data of|viennent de données publiques/i,
  'a margin that is the same for everybody':
    /± (?:4|6|\$\{f\.(?:domain|facet)Error\})|± ?[46] (?:T points|points T)/i,
  'an ability to manage': /managerial ability'|aptitude au management/i,
  'nobody marked, so adaptable':
    /adapts to circumstances|s’adapte selon les circonstances|form of flexibility|trait moyen est une souplesse/i,
  'values that are lived':
    /values are (?:hardly )?lived|people live by them|valeurs (?:ne )?sont (?:guère )?vécues|sont-elles vécues|si elles sont vécues/i,
  'no right answers':
    /no right (?:or wrong )?answers|pas de bonnes réponses|ni bonne ni mauvaise réponse/i,
  'an anonymity without limits':
    /nobody can be (?:recognised|told apart|identified)|identif(?:ies|ying) (?:nobody|anybody)|every(?:one|body) (?:stays|anonymous)|personne ne (?:puisse|peut) être (?:reconnu|distingué|identifié)|n’identifie personne|sans identifier personne|les réponses de personne|chacun reste anonyme/i,
  'the role and style of one person':
    /preferred leadership role|preferred management style|rôle de direction attendu|style de management (?:préféré|qui vous convient)/i,
};

const files = READ_BY_PEOPLE.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((path) => ({
  path,
  text: readFileSync(new URL(path, ROOT), 'utf8').replaceAll(/[\u00a0\u202f]|\s+/g, ' '),
}));

describe('sentences that claim too much', () => {
  it('are looked for in texts, pages and guides', () => {
    expect(files.length).toBeGreaterThan(1000);
    for (const path of ['README.md', 'docs/guide/fr/recruiter.md', 'packages/i18n/src/mail/fr.ts'])
      expect(files.map((file) => file.path)).toContain(path);
  });

  it.each(Object.entries(CLAIMS))('%s: no file says so', (_, claim) => {
    const found = files.flatMap(({ path, text }) => {
      const [sentence] = claim.exec(text) ?? [];
      return sentence === undefined ? [] : [`${path}: ${sentence}`];
    });
    expect(found).toEqual([]);
  });
});
