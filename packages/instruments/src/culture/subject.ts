import type { GrammaticalGender, Language, SubjectCode } from '@cadran/contract/codes';

export interface FrenchNoun {
  readonly name: string;
  readonly gender: GrammaticalGender;
  /** True where the article loses its vowel: l’entreprise, l’hôpital. */
  readonly elision: boolean;
}

export interface CustomSubject {
  readonly fr: FrenchNoun;
  readonly en: { readonly name: string };
}

/** What a profiling campaign asks about: a noun of the list, or one the organisation gives by hand. */
export type Subject = SubjectCode | CustomSubject;

interface SubjectNouns {
  readonly fr: FrenchNoun & { readonly preposition?: string };
  readonly en: { readonly name: string; readonly preposition?: string };
}

const masculine = (name: string): FrenchNoun => ({ name, gender: 'masculine', elision: false });
const feminine = (name: string): FrenchNoun => ({ name, gender: 'feminine', elision: false });
const elided = (noun: FrenchNoun): FrenchNoun => ({ ...noun, elision: true });

const NOUNS: Readonly<Record<SubjectCode, SubjectNouns>> = {
  company: { fr: elided(feminine('entreprise')), en: { name: 'company' } },
  organization: { fr: elided(feminine('organisation')), en: { name: 'organisation' } },
  group: { fr: masculine('groupe'), en: { name: 'group' } },
  subsidiary: { fr: feminine('filiale'), en: { name: 'subsidiary' } },
  branch: { fr: feminine('succursale'), en: { name: 'branch' } },
  agency: { fr: elided(feminine('agence')), en: { name: 'agency' } },
  site: {
    fr: { ...masculine('site'), preposition: 'sur' },
    en: { name: 'site', preposition: 'at' },
  },
  facility: { fr: elided(masculine('établissement')), en: { name: 'facility', preposition: 'at' } },
  plant: { fr: elided(feminine('usine')), en: { name: 'plant', preposition: 'at' } },
  shop: { fr: masculine('magasin'), en: { name: 'shop' } },
  institution: { fr: elided(feminine('institution')), en: { name: 'institution' } },
  administration: { fr: elided(feminine('administration')), en: { name: 'administration' } },
  association: { fr: elided(feminine('association')), en: { name: 'association' } },
  cooperative: { fr: feminine('coopérative'), en: { name: 'cooperative' } },
  school: { fr: elided(feminine('école')), en: { name: 'school', preposition: 'at' } },
  hospital: { fr: elided(masculine('hôpital')), en: { name: 'hospital', preposition: 'at' } },
  division: { fr: feminine('division'), en: { name: 'division' } },
  department: { fr: masculine('service'), en: { name: 'department' } },
  unit: { fr: elided(feminine('unité')), en: { name: 'unit' } },
  team: { fr: elided(feminine('équipe')), en: { name: 'team' } },
};

/** The noun alone, with its article, and with contracted prepositions. */
export interface SubjectForms {
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly to: string;
  readonly in: string;
  /** English agrees with nothing; it takes the first form. */
  readonly gender: GrammaticalGender;
}

const ARTICLES = {
  masculine: { the: 'le ', of: 'du ', to: 'au ' },
  feminine: { the: 'la ', of: 'de la ', to: 'à la ' },
  elided: { the: 'l’', of: 'de l’', to: 'à l’' },
} as const;

const frenchForms = ({ name, gender, elision, preposition }: SubjectNouns['fr']): SubjectForms => {
  const article = ARTICLES[elision ? 'elided' : gender];
  return {
    name,
    gender,
    the: `${article.the}${name}`,
    of: `${article.of}${name}`,
    to: `${article.to}${name}`,
    in: `${preposition ?? 'dans'} ${article.the}${name}`,
  };
};

const englishForms = ({ name, preposition }: SubjectNouns['en']): SubjectForms => ({
  name,
  gender: 'masculine',
  the: `the ${name}`,
  of: `of the ${name}`,
  to: `to the ${name}`,
  in: `${preposition ?? 'in'} the ${name}`,
});

export const subjectForms = (subject: Subject, language: Language): SubjectForms => {
  const nouns = typeof subject === 'string' ? NOUNS[subject] : subject;
  return language === 'fr' ? frenchForms(nouns.fr) : englishForms(nouns.en);
};
