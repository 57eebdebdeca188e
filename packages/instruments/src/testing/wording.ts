/** Whole words, or stems when they end in a hyphen: what a recruiter may not ask about. */
const FORBIDDEN = {
  fr: `santé malade- maladi- médic- médecin- docteur- handicap- grossesse enceinte dépress- déprim- suicid-
    thérap- psych- insomni- sommeil fatigue- religi- dieu prière- prier église mosquée croyan- foi politi-
    vote- voter élection- syndic- grève famil- enfant- mari marié- épou- conjoint- parent- mère père frère-
    sœur- bébé- couple célibat- sex- amour- alcool- vin bière- ivre- boire verre drogu- tabac fum- cigarette-
    manger repas nourriture chocolat- gourmand- cuisine- argent dette- crédit- loyer salaire- impôt- facture-
    race ethni- nationalit- étranger- âge vieux- jeune- retraite- homme- femme- directrice- directeur-
    poids régime- corps sport- courir marcher debout accent couleur- prime- bonus`,
  en: `health- ill illness- sick- disease- medic- doctor- disab- pregnan- depress- suicid- therap-
    psych- insomni- asleep tired- relig- god pray- church- mosque faith- politic- vot- election- union
    family families familial child- husband- wife spouse- parent- mother- father- brother- sister- baby married
    single sex- romantic- alcohol- wine beer- drunk- drink- drug- tobacco smok- cigarette- eat eating
    food- meal- chocolate- cook- money debt- credit loan- rent salary tax- bill race ethnic- nationalit-
    foreign- age old young- retire- man men woman women weight diet- body sport- run walk- standing
    accent colour- bonus-`,
};

/** Figures of speech that earlier versions used: a reader in a second language takes them literally. */
const IDIOMS = {
  fr: /cartes sur table|serre le cœur|bouillir|perds le fil|mène sa barque|donne des ailes|tenir les commandes|la barre haut|coup de main|yeux fermés|prendre leur envol|main tendue|à frissons|à la lettre|de la peine/iu,
  en: /blood boil|cards on the table|tugs at|lose the thread|find my feet|lay my hands|at the helm|the bar\b|a go\b|spread their wings|eyes shut|hair-raising|to the letter|sleep on|slip(?:ping)? away|make life sweet|on the safe side|open ear|upper hand/iu,
};

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

export const wordsAmong = (text: string, list: string): readonly string[] => {
  const patterns = list.split(/\s+/).map((entry) => entry.replace(/-$/, String.raw`[\p{L}-]*`));
  const matcher = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  return words(text).filter((word) => matcher.test(word));
};

export const forbiddenWords = (text: string, language: 'fr' | 'en'): readonly string[] =>
  wordsAmong(text, FORBIDDEN[language]);

export const idioms = (text: string, language: 'fr' | 'en'): readonly string[] => [
  ...(IDIOMS[language].exec(text) ?? []),
];

/** Two things asked in one sentence cannot be answered when they differ. */
export const isChained = (text: string, language: 'fr' | 'en'): boolean => {
  const joined = { fr: ['et', 'ou'], en: ['and', 'or'] }[language];
  return /;/.test(text) || words(text).filter((word) => joined.includes(word)).length > 1;
};
