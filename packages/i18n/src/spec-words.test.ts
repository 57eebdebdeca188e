import { describe, expect, it } from 'vitest';
import { backoffice } from './backoffice/index.ts';
import { candidates } from './candidates/index.ts';
import { errors } from './errors/index.ts';
import type { Language } from './language.ts';
import { REPORT_WORDS } from './reports/index.ts';
import { respondent } from './respondent/index.ts';

const wordsIn = async (language: Language) => ({
  login: await backoffice.login.load(language),
  password: await backoffice.password.load(language),
  campaignForm: await backoffice.campaignForm.load(language),
  screeningForm: await backoffice.screeningForm.load(language),
  clipboard: await backoffice.clipboard.load(language),
  organization: await backoffice.organization.load(language),
  organizations: await backoffice.organizations.load(language),
  users: await backoffice.users.load(language),
  shell: await backoffice.shell.load(language),
  logo: await backoffice.logo.load(language),
  navigation: await backoffice.navigation.load(language),
  candidates: await candidates.load(language),
  scores: REPORT_WORDS[language].scores,
  errors: await errors.load(language),
  entry: await respondent.entry.load(language),
  engine: await respondent.engine.load(language),
  notice: await respondent.notice.load(language),
  promise: await respondent.promise.load(language),
});
type Words = Awaited<ReturnType<typeof wordsIn>>;

/** What the specification quotes, to the letter, and every place that says it. */
type Quote = readonly [quote: string, said: (words: Words) => readonly string[]];

const ENGLISH: readonly Quote[] = [
  ['Audit of employees', ({ navigation }) => [navigation.places.profiling]],
  ['Connect', ({ login }) => [login.connect]],
  ['Set default parameters', ({ organization }) => [organization.defaults.action]],
  // Section 4
  ['Fits', ({ candidates: { verdicts }, scores }) => [verdicts.fits, scores.verdict.fits]],
  [
    'Does not fit but can adapt',
    ({ candidates: { verdicts }, scores }) => [verdicts.can_adapt, scores.verdict.can_adapt],
  ],
  [
    'Does not fit',
    ({ candidates: { verdicts }, scores }) => [verdicts.does_not_fit, scores.verdict.does_not_fit],
  ],
  // Section 5
  ['Please enter a login', ({ login }) => [login.identifierRequired]],
  ['Please enter a password', ({ login }) => [login.passwordRequired]],
  ['Please enter at least 6 characters', ({ password }) => [password.tooShort(6)]],
  ['The 2 passwords are not identical', ({ password }) => [password.different]],
  [
    'Field is required.',
    ({ errors: { rules }, engine }) => [rules.required(), engine.errors.required],
  ],
  ['Minimum length 3 characters', ({ errors: { rules } }) => [rules.min_length(3)]],
  ['Maximum length 120 characters', ({ errors: { rules } }) => [rules.max_length(120)]],
  [
    'You must add at least one item.',
    ({ errors: { rules }, engine, screeningForm }) => [
      rules.min_items(1),
      engine.errors.addOne,
      screeningForm.personality.chooseOne,
    ],
  ],
  ['Campaign is invalid', ({ campaignForm }) => [campaignForm.invalid]],
  [
    'Not all items from the left list are used',
    ({ engine, screeningForm }) => [engine.errors.leftover, screeningForm.motivations.notAllUsed],
  ],
  ['You must select an answer.', ({ engine }) => [engine.errors.choose]],
  [
    'Field must be a valid email.',
    ({ errors: { rules }, engine }) => [rules.email(), engine.errors.email],
  ],
  // Section 8
  ['Not found', ({ errors: { codes }, shell }) => [codes.not_found, shell.notFound.title]],
  [
    'Something went wrong',
    ({ errors: { codes }, shell, entry }) => [
      codes.internal,
      shell.failure.title,
      entry.failure.title,
    ],
  ],
  [
    'This campaign is closed. Please, check the link or contact the organization.',
    ({ errors: { codes }, entry }) => [codes.campaign_closed, entry.unavailable.explanation],
  ],
  ['Questionnaire is not available', ({ entry }) => [entry.unavailable.title]],
  ['You copied abc to your clipboard.', ({ clipboard }) => [clipboard.copied('abc')]],
  ['Failed to copy text abc', ({ clipboard }) => [clipboard.failed('abc')]],
  ['New password saved!', ({ password }) => [password.saved]],
  ['The organization was successfully created', ({ organizations }) => [organizations.created]],
  ['The user was successfully created', ({ users }) => [users.created]],
  [
    'The custom text will be deleted! Do you want to continue?',
    ({ campaignForm }) => [campaignForm.customization.resetQuestion],
  ],
  // Section 9
  ['30 to 40 minutes', ({ notice }) => [notice.usualDuration]],
  ['15 to 20 minutes', ({ promise }) => [promise.usualDuration]],
];

const FRENCH: readonly Quote[] = [
  // Section 5
  ['Merci de saisir votre mot de passe', ({ password }) => [password.oldRequired]],
  ['Merci de saisir un nouveau mot de passe', ({ password }) => [password.newRequired]],
  ['Merci de saisir au moins 6 caractères', ({ password }) => [password.tooShort(6)]],
  ['Les 2 mots de passe ne sont pas identiques', ({ password }) => [password.different]],
  ['La campagne est invalide', ({ campaignForm }) => [campaignForm.invalid]],
  [
    "Tous les éléments de la liste de gauche n'ont pas été utilisés",
    ({ engine, screeningForm }) => [engine.errors.leftover, screeningForm.motivations.notAllUsed],
  ],
  ['Vous devez sélectionner une réponse.', ({ engine }) => [engine.errors.choose]],
  [
    'Ce champ est obligatoire',
    ({ errors: { rules }, engine }) => [rules.required(), engine.errors.required],
  ],
  // Section 8
  ['Non trouvé', ({ errors: { codes }, shell }) => [codes.not_found, shell.notFound.title]],
  [
    "Quelque chose n'a pas fonctionné",
    ({ errors: { codes }, shell, entry }) => [
      codes.internal,
      shell.failure.title,
      entry.failure.title,
    ],
  ],
  ["Le questionnaire n'est pas disponible", ({ entry }) => [entry.unavailable.title]],
  ['Impossible de copier le texte abc', ({ clipboard }) => [clipboard.failed('abc')]],
  // With the unbreakable space that French asks for before the mark.
  ['Nouveau mot de passe enregistré\u00a0!', ({ password }) => [password.saved]],
  // Section 9
  ['30 à 40 minutes', ({ notice }) => [notice.usualDuration]],
  ['10 à 15 minutes', ({ promise }) => [promise.usualDuration]],
];

describe.each([
  ['en', ENGLISH],
  ['fr', FRENCH],
] as const)('the words of the specification in %s', (language, quotes) => {
  it.each(quotes)('%s', async (quote, said) => {
    const words = said(await wordsIn(language));
    expect(words).toEqual(words.map(() => quote));
  });
});

describe('the hints of the specification', () => {
  it.each(['fr', 'en'] as const)(
    'name 12 characters and a logo of 50 pixels (%s)',
    async (language) => {
      const { password, logo } = await wordsIn(language);
      expect(password.hint(12)).toContain('12');
      expect(logo.hint(50)).toContain('50 pixels');
    },
  );
});
