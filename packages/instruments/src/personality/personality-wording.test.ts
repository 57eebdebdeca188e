import { describe, expect, it } from 'vitest';
import { INSTRUCTED_ITEMS, PERSONALITY_ITEMS } from './index.ts';

/** Whole words, or stems when they end in a hyphen: what a recruiter may not ask about. */
const FORBIDDEN = {
  fr: `santé malade- maladi- médic- médecin- docteur- handicap- grossesse enceinte dépress- déprim- suicid-
    thérap- psych- insomni- fatigue- religi- dieu prière- prier église mosquée croyan- foi politi-
    vote- voter élection- syndic- grève famil- enfant- mari marié- épou- conjoint- parent- mère père frère-
    sœur- bébé- couple célibat- sex- amour- alcool- vin bière- ivre- boire drogu- tabac fum- cigarette-
    argent dette- crédit- loyer salaire- impôt- facture- race ethni- nationalit- étranger- âge vieux-
    homme- femme- poids régime- corps accent`,
  en: `health- ill illness- sick- disease- medic- doctor- disab- pregnan- depress- suicid- therap-
    psych- insomni- tired- relig- god pray- church- mosque faith- politic- vot- election- union
    famil- child- husband- wife spouse- parent- mother- father- brother- sister- baby married
    single sex- romantic- alcohol- wine beer- drunk- drink- drug- tobacco smok- cigarette- money
    debt- credit loan- rent salary tax- bill race ethnic- nationalit- foreign- age man men woman
    women weight diet- body accent`,
};

const NEGATIONS = {
  fr: `ne n pas jamais rien aucun aucune nul nulle guère sans ni`,
  en: `not cannot never no nothing nobody none neither nor without hardly seldom rarely`,
};

const words = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
const matcher = (list: string) => {
  const patterns = list.split(/\s+/).map((entry) => entry.replace(/-$/, String.raw`[\p{L}-]*`));
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u');
};
const among = (text: string, list: string) =>
  words(text).filter((word) => matcher(list).test(word));

/** "ne … pas" is one negation; "ne … pas … sans" is two. */
const negations = {
  fr: (text: string) => among(text, NEGATIONS.fr).filter((word) => word !== 'ne' && word !== 'n'),
  en: (text: string) => [
    ...among(text, NEGATIONS.en),
    ...words(text).filter((word) => /^un(?!der|til|fold|i)/.test(word)),
  ],
};

const texts = PERSONALITY_ITEMS.map((item) => ({ id: item.id, ...item.text }));
const asked = [...texts, ...INSTRUCTED_ITEMS.map((item) => ({ id: item.id, ...item.text }))];

describe('the rules of wording', () => {
  it('can find a forbidden subject and a double negation', () => {
    expect(among('Ma santé, mes enfants', FORBIDDEN.fr)).toEqual(['santé', 'enfants']);
    expect(among('my health, my children', FORBIDDEN.en)).toEqual(['health', 'children']);
    expect(negations.fr('Je n’agis jamais sans réfléchir.')).toEqual(['jamais', 'sans']);
    expect(negations.en('I am not unhappy.')).toEqual(['not', 'unhappy']);
  });
});

describe.each(['fr', 'en'] as const)('the items in %s', (language) => {
  it('have from 30 to 110 characters', () => {
    for (const text of asked) {
      expect(text[language].length, text.id).toBeGreaterThanOrEqual(30);
      expect(text[language].length, text.id).toBeLessThanOrEqual(110);
    }
  });

  it('are one sentence', () => {
    for (const text of asked) expect(text[language], text.id).toMatch(/^\p{Lu}[^.!?;]+\.$/u);
  });

  it('are all different', () => {
    expect(new Set(asked.map((text) => text[language].toLowerCase())).size).toBe(122);
  });

  it('speak in the first person', () => {
    const firstPerson = {
      fr: /(?<!\p{L})(?:[jm]’|(?:je|me|moi|mon|ma|mes)(?!\p{L}))/iu,
      en: /\b(?:I|me|[Mm]y)\b/,
    };
    for (const text of texts) expect(text[language], text.id).toMatch(firstPerson[language]);
  });

  it('ask nothing that a recruiter may not ask', () => {
    for (const text of asked)
      expect(among(text[language], FORBIDDEN[language]), text.id).toEqual([]);
  });

  it('hold no double negation', () => {
    for (const text of texts)
      expect(negations[language](text[language]).length, text.id).toBeLessThanOrEqual(1);
  });

  it('negate in fewer than one item out of ten', () => {
    const negated = texts.filter((text) => negations[language](text[language]).length > 0);
    expect(negated.length).toBeLessThan(12);
  });
});

describe('the items in both languages', () => {
  it('differ from each other', () => {
    for (const text of asked) expect(text.fr, text.id).not.toBe(text.en);
  });
});
