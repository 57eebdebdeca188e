import { expect, test } from '@playwright/test';
import { field } from '../support/form-fields.ts';
import { takeLink } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs } from '../support/test-users.ts';
import { answerAudit, makeAudit, unit } from './make-audit.ts';
import { languagesFor } from '../support/languages-for.ts';

test('the list keeps search, order and status in the address; opening and closing act at once', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const open = await makeAudit(request, token, { name: 'Baromètre ouvert' });
  await makeAudit(request, token, { name: 'Baromètre fermé', status: 'closed' });
  await page.goto('/');
  const recent = page.getByTestId('recent-campaigns').getByRole('link');
  await expect(recent).toHaveText(['Baromètre fermé', 'Baromètre ouvert']);
  await expectAccessible(page);
  const card = page
    .getByTestId('home-modules')
    .locator('section')
    .filter({ hasText: 'Audit des salariés' });
  await expect(card.locator('dl')).toContainText('2');
  await card.getByRole('link', { name: 'Voir les campagnes' }).click();
  await expect(page).toHaveURL(/\/profiling$/);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Nom/ }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Campagnes ouvertes');
  await expect(page).toHaveURL(/status=open/);
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Fermer' }).click();
  await expect(page.getByText('son questionnaire n’est plus disponible')).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  expect(await call(request, 'GET', `/profiling/campaigns/${open.id}`, { token })).toMatchObject({
    status: 'closed',
  });
  await page.goto(`/profiling/campaign/${open.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ouvrir' }).click();
  await expect(page.getByText('les salariés peuvent répondre')).toBeVisible();
});

test('the link is copied in the specification’s words, with a QR code to keep', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeAudit(request, token);
  expect(campaign.link).toContain(`/profiling/${campaign.organizationId}/${campaign.customUrl}`);
  await takeLink(page, 'profiling', campaign);
});

for (const language of languagesFor('en'))
  test(`progress tells rounded numbers, and nothing by unit before results (${language})`, async ({
    page,
    request,
  }) => {
    const { token } = await logInAs(page, request, { language });
    const [sales, plant, support] = [
      unit('Ventes', 'Sales', 10),
      unit('Atelier', 'Plant', 20),
      unit('Assistance', 'Support', 30),
    ];
    const campaign = await makeAudit(request, token, { units: [sales, plant, support] });
    await page.goto(`/profiling/campaign/${campaign.id}`);
    await expect(
      page.getByText(language === 'fr' ? 'Personne n’a encore répondu' : 'Nobody has answered yet'),
    ).toBeVisible();
    await expectAccessible(page);
    for (const [unitId, times] of [
      [sales.id, 6],
      [plant.id, 5],
      [support.id, 2],
    ] as const)
      for (let time = 0; time < times; time += 1)
        await answerAudit(request, campaign.id, { unitId });
    await answerAudit(request, campaign.id, {}, { finish: false });
    await page.reload();
    const numbers = page.locator('main section > dl').first().locator('dd');
    await expect(numbers).toHaveText(['0', '10', '60', /^17/]);
    await expect(
      page
        .getByText(
          language === 'fr'
            ? /comptées par unité qu’avec les résultats/
            : /counted with the results only/,
        )
        .first(),
    ).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(0);
    await expectAccessible(page);
  });

test('the preview opens the questionnaire of what is typed, unsaved', async ({
  page,
  request,
  context,
}) => {
  await logInAs(page, request, { language: 'fr' });
  await page.goto('/profiling/campaign/create');
  await field(page, 'name').fill('Pas encore enregistrée');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Aperçu du questionnaire' }).click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/profiling\/questionnaire\/.+\/0\/0\?preview=1$/);
  await expect(preview.getByText(/ni envoyées ni enregistrées/)).toBeVisible();
});
