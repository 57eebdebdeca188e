import type { PublicProfilingCampaign } from '@cadran/contract';
import { accessCodeOf, formatAccessCode } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { type CodeProblem, useAccessCode } from '../engine/access-code/use-access-code.ts';
import { AnonymityPromise } from './anonymity-promise.tsx';

const CODE = accessCodeOf(Uint8Array.from({ length: 16 }, (_, place) => place * 7));
const SHOWN = formatAccessCode(CODE);

const CAMPAIGN = {
  access: 'codes',
  organization: { id: 'organization', name: 'Atelier' },
  subject: 'company',
  minimumGroup: 7,
  codes: { mailed: 3, printed: 2 },
  showEstimatedDuration: false,
  customization: { introduction: { fr: null, en: null } },
} as PublicProfilingCampaign;

const renderStep = async (
  language: Language,
  fromLink = '',
  refused: CodeProblem | null = null,
) => {
  const entered = vi.fn<(code: string) => void>();
  const Step = () => {
    const access = useAccessCode(fromLink);
    return (
      <AnonymityPromise
        campaign={CAMPAIGN}
        minutes={13}
        agreed={false}
        access={refused === null ? access : { ...access, problem: refused }}
        onStart={() => {
          entered(access.typed);
          return Promise.resolve();
        }}
        onResume={null}
      />
    );
  };
  const view = await renderIn(language, <Step />);
  const { code: t, resume } = await respondent.entry.load(language);
  const promise = await respondent.promise.load(language);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const proceed = screen.getByRole('button', { name: promise.start });
  const said = () =>
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join('');
  return { ...view, t, resume, field, proceed, said, entered };
};

describe.each(languagesFor('en'))('the code of an audit (%s)', (language) => {
  it('is typed in small letters and shown in threes', async () => {
    const { user, field, proceed, entered } = await renderStep(language);
    await user.type(field, CODE.toLowerCase());
    expect(field.value).toBe(SHOWN);
    await user.click(proceed);
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
  });

  it('is pasted with spaces, or with the whole link', async () => {
    const { user, field } = await renderStep(language);
    await user.click(field);
    await user.paste(` ${SHOWN.replaceAll('-', ' ')} `);
    expect(field.value).toBe(SHOWN);
    await user.clear(field);
    await user.paste(`https://cadran.example.org/profiling/x/y#${CODE}`);
    expect(field.value).toBe(SHOWN);
  });

  it('is corrected in the middle without the caret running away', async () => {
    const { user, field } = await renderStep(language);
    await user.type(field, CODE);
    field.setSelectionRange(2, 2);
    await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field.value).toBe(formatAccessCode(CODE.slice(0, 1) + CODE.slice(2)));
    expect(field.selectionStart).toBe(1);
  });

  it('asks for a keyboard of capitals and no help with spelling', async () => {
    const { field } = await renderStep(language);
    const expected = {
      autocapitalize: 'characters',
      autocomplete: 'off',
      autocorrect: 'off',
      inputmode: 'text',
      spellcheck: 'false',
    };
    for (const [name, value] of Object.entries(expected))
      expect([name, field.getAttribute(name)]).toEqual([name, value]);
  });

  it.each([
    ['an O for a 0', `${CODE.slice(0, 11)}O`],
    ['thirteen letters', `${CODE}A`],
    ['eleven letters', CODE.slice(1)],
    ['a wrong letter', `${CODE.startsWith('A') ? 'B' : 'A'}${CODE.slice(1)}`],
  ])('is refused by one and the same sentence: %s', async (_what, typed) => {
    const { user, t, field, proceed, said, entered } = await renderStep(language);
    await user.type(field, typed);
    await user.click(proceed);
    expect(said()).toBe(t.refused);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain('access-code-error');
    expect(document.activeElement).toBe(field);
    expect(entered).not.toHaveBeenCalled();
    await user.type(field, '{Backspace}');
    expect(said()).toBe('');
  });

  it('is asked for when nothing is typed', async () => {
    const { user, t, proceed, said, entered } = await renderStep(language);
    await user.click(proceed);
    expect(said()).toBe(t.missing);
    expect(entered).not.toHaveBeenCalled();
  });

  it('says the same sentence when the server refuses it, and another when there were too many tries', async () => {
    const { t, said, unmount } = await renderStep(language, SHOWN, 'refused');
    expect(said()).toBe(t.refused);
    unmount();
    const { resume } = await renderStep(language, SHOWN, 'tooOften');
    expect(said()).toBe(resume.tooOften);
  });

  it('is already there when it came with the link; Enter goes on in the page’s language', async () => {
    const { user, t, field, entered } = await renderStep(language, SHOWN);
    expect(field.value).toBe(SHOWN);
    expect(screen.getByText(t.read, { exact: false })).toBeDefined();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
    expect(document.documentElement.lang).toBe(language);
  });

  it('stays where it is when the language is changed', async () => {
    const { user, field } = await renderStep(language, SHOWN);
    const other = language === 'fr' ? 'English' : 'Français';
    await user.click(screen.getByRole('button', { name: other }));
    await waitFor(() => expect(document.documentElement.lang).not.toBe(language));
    expect(field.value).toBe(SHOWN);
  });
});
