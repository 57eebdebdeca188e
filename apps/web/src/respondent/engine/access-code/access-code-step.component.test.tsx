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
  it('is accepted in lower case and shown in groups of three', async () => {
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

  it('keeps the caret in place when corrected in the middle', async () => {
    const { user, field } = await renderStep(language);
    await user.type(field, CODE);
    field.setSelectionRange(2, 2);
    await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field.value).toBe(formatAccessCode(CODE.slice(0, 1) + CODE.slice(2)));
    expect(field.selectionStart).toBe(1);
  });

  it('asks for capital letters without spelling correction', async () => {
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
  ])('is refused with the same message: %s', async (_what, typed) => {
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

  it('shows the same message when the server refuses it, another after too many attempts', async () => {
    const { t, unmount } = await renderStep(language, SHOWN, 'refused');
    expect(screen.getByRole('alert').textContent).toBe(t.refused);
    unmount();
    const { resume } = await renderStep(language, SHOWN, 'tooOften');
    expect(screen.getByRole('alert').textContent).toBe(resume.tooOften);
  });

  it('is filled in from the link; Enter continues in the page’s language', async () => {
    const { user, t, field, entered } = await renderStep(language, SHOWN);
    expect(field.value).toBe(SHOWN);
    expect(screen.getByText(t.read, { exact: false })).toBeDefined();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
    expect(document.documentElement.lang).toBe(language);
  });

  it('continues in the other language by its button', async () => {
    const { user, t, entered } = await renderStep(language, SHOWN);
    await user.click(screen.getByRole('button', { name: t.other.proceed }));
    await waitFor(() => expect(entered).toHaveBeenCalledWith(SHOWN));
    expect(document.documentElement.lang).toBe(t.other.language);
  });
});
