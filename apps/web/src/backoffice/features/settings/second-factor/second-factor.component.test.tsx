import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const person = userFixture();
const PATH = `/api/users/${person.id}/second-factor`;
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);

interface State {
  readonly active: boolean;
  readonly demanded?: boolean;
}

/** The settings of a person whose password is `secret` and whose authenticator shows 123456. */
const renderSettings = async (language: Language, { active, demanded = false }: State) => {
  const t = await backoffice.verification.load(language);
  let isActive = active;
  const provenBy = (body: unknown) => (body as { readonly password: string }).password === 'secret';
  const wrongPassword = () => refusal(400, 'invalid_input', { password: 'wrong_password' });
  const app = await renderApp(language, {
    path: '/settings',
    api: {
      [`GET ${PATH}`]: () =>
        Response.json({ active: isActive, demanded, recoveryCodesLeft: isActive ? 10 : 0 }),
      [`POST ${PATH}`]: ({ body }) =>
        provenBy(body)
          ? Response.json({ secret: 'ABCDEFGH', url: 'otpauth://totp/Cadran' })
          : wrongPassword(),
      [`POST ${PATH}/confirm`]: ({ body }) => {
        if ((body as { readonly code: string }).code !== '123456')
          return refusal(400, 'invalid_input', { code: 'wrong_code' });
        isActive = true;
        return Response.json({ recoveryCodes: CODES });
      },
      [`POST ${PATH}/recovery-codes`]: ({ body }) =>
        provenBy(body) ? Response.json({ recoveryCodes: CODES }) : wrongPassword(),
      [`DELETE ${PATH}`]: ({ body }) => {
        if ((body as { readonly code: string }).code !== '123456')
          return refusal(400, 'invalid_input', { code: 'wrong_code' });
        isActive = false;
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByRole('heading', { name: t.title });
  const dialog = () => within(screen.getByRole('dialog'));
  return {
    ...app,
    t,
    dialog,
    open: async (name: string) => {
      await app.user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
    },
    prove: async (action: string, password: string) => {
      const field = dialog().getByLabelText(t.password);
      await app.user.clear(field);
      await app.user.type(field, password);
      await app.user.click(dialog().getByRole('button', { name: action }));
    },
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
};

describe.each(languagesFor('fr'))('two-step verification (%s)', (language) => {
  it('is set up with the password and a code, and shows its recovery codes once', async () => {
    const { rules } = await errors.load(language);
    const page = await renderSettings(language, { active: false });
    const { t, user, dialog } = page;
    await page.open(t.setUp);
    await page.prove(t.purposes.setUp.action, 'not-my-password');
    expect(await dialog().findByText(plain(rules.wrong_password()))).toBeDefined();
    await page.prove(t.purposes.setUp.action, 'secret');
    const code = await dialog().findByLabelText(t.code);
    expect(await dialog().findByRole('img', { name: t.qrCode })).toBeDefined();
    expect(dialog().getByText('ABCD EFGH')).toBeDefined();
    expect(document.activeElement).toBe(code);
    await user.type(code, '12');
    await user.click(dialog().getByRole('button', { name: t.activate }));
    expect(dialog().getByText(plain(t.codeRequired))).toBeDefined();
    await user.type(code, '34 57');
    await user.click(dialog().getByRole('button', { name: t.activate }));
    expect(await dialog().findByText(plain(t.wrongCode))).toBeDefined();
    await user.type(code, '{Backspace}6');
    await user.click(dialog().getByRole('button', { name: t.activate }));

    const codes = within(await dialog().findByRole('list', { name: t.recovery.list }));
    expect(codes.getAllByRole('listitem').map((one) => one.textContent)).toEqual(CODES);
    await user.click(dialog().getByRole('button', { name: t.recovery.copy }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.keyboard('{Escape}');
    // Longer than a dialog takes to close.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dialog().getByRole('list', { name: t.recovery.list })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: t.recovery.done }));
    expect(await screen.findByText(t.activated)).toBeDefined();
    expect(await screen.findByText(plain(t.codesLeft(10)))).toBeDefined();
  });

  it('gives new recovery codes with the password, and is removed with a code', async () => {
    const page = await renderSettings(language, { active: true });
    const { t, user, dialog } = page;
    await page.open(t.purposes.renew.action);
    await page.prove(t.purposes.renew.action, 'secret');
    expect(await dialog().findByRole('list', { name: t.recovery.list })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: t.recovery.done }));
    await page.closed();
    await page.open(t.purposes.remove.action);
    const code = dialog().getByLabelText(t.code);
    await user.type(code, '654321');
    await user.click(dialog().getByRole('button', { name: t.purposes.remove.action }));
    expect(await dialog().findByText(plain(t.wrongCode))).toBeDefined();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(dialog().getByRole('button', { name: t.purposes.remove.action }));
    expect(await screen.findByText(t.removed)).toBeDefined();
    expect(await screen.findByRole('button', { name: t.setUp })).toBeDefined();
  });

  it('says that it is demanded, and cannot be removed then', async () => {
    const { t } = await renderSettings(language, { active: false, demanded: true });
    expect(screen.getByRole('note').textContent).toContain(t.demandedTitle);
    cleanup();
    await renderSettings(language, { active: true, demanded: true });
    expect(screen.getByText(plain(t.demanded))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.purposes.remove.action })).toBeNull();
  });
});
