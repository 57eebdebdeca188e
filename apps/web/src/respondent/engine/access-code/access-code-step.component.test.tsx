import { accessCodeOf, formatAccessCode } from '@cadran/contract/codes';
import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../../testing/render-in.tsx';
import { AccessCodeStep } from './access-code-step.tsx';
import { type CodeProblem, useAccessCode } from './use-access-code.ts';

const CODE = accessCodeOf(Uint8Array.from({ length: 16 }, (_, place) => place * 7));
const SHOWN = formatAccessCode(CODE);

const renderStep = async (
  language: Language,
  fromLink = '',
  refused: CodeProblem | null = null,
) => {
  const entered = vi.fn<(code: string) => void>();
  const Step = () => {
    const access = useAccessCode(fromLink);
    return (
      <AccessCodeStep
        access={refused === null ? access : { ...access, problem: refused }}
        onEntered={() => entered(access.typed)}
      />
    );
  };
  const view = await renderIn(language, <Step />);
  const { code: t, resume } = await respondent.entry.load(language);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const proceed = screen.getByRole('button', { name: t.proceed });
  return { ...view, t, resume, field, proceed, entered };
};

describe.each(SUPPORTED_LANGUAGES)('the code of an audit (%s)', (language) => {
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
    const { user, t, field, proceed, entered } = await renderStep(language);
    await user.type(field, typed);
    await user.click(proceed);
    expect(screen.getByRole('alert').textContent).toBe(t.refused);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain('access-code-error');
    expect(document.activeElement).toBe(field);
    expect(entered).not.toHaveBeenCalled();
    await user.type(field, '{Backspace}');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('is asked for when nothing is typed', async () => {
    const { user, t, proceed, entered } = await renderStep(language);
    await user.click(proceed);
    expect(screen.getByRole('alert').textContent).toBe(t.missing);
    expect(entered).not.toHaveBeenCalled();
  });

  it('says the same sentence when the server refuses it, and another when there were too many tries', async () => {
    const { t, unmount } = await renderStep(language, SHOWN, 'refused');
    expect(screen.getByRole('alert').textContent).toBe(t.refused);
    unmount();
    const { resume } = await renderStep(language, SHOWN, 'tooOften');
    expect(screen.getByRole('alert').textContent).toBe(resume.tooOften);
  });

  it('is already there when it came with the link; Enter goes on in the page’s language', async () => {
    const { user, t, field, entered } = await renderStep(language, SHOWN);
    expect(field.value).toBe(SHOWN);
    expect(screen.getByText(t.read, { exact: false })).toBeDefined();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
    expect(document.documentElement.lang).toBe(language);
  });

  it('goes on in the other language by its own button', async () => {
    const { user, t, entered } = await renderStep(language, SHOWN);
    await user.click(screen.getByRole('button', { name: t.other.proceed }));
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
    expect(document.documentElement.lang).toBe(t.other.language);
  });
});
