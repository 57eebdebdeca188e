import { contract, type Evidence, type OrganizationEvidence } from '@cadran/contract';
import { DIF_ITEMS } from '@cadran/scoring/simulation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { createDemoEvidence } from './create-demo-evidence.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows in every panel what is known of the simulated people', async () => {
  const admin = await test.make.admin();
  const { organizationId } = admin;
  await test.database.database.withPlatform((tx) =>
    createDemoEvidence(tx, organizationId, test.now()),
  );
  const caller = await test.as(admin);
  const params = { id: organizationId };
  const platform = await test.as(await test.make.superadmin());
  const shown: Evidence = (await platform.call(contract.evidence.ofAll)).json();

  expect(shown.items).toMatchObject({ state: 'known', people: 2000 });
  expect(shown.reliability).toMatchObject({ state: 'known', people: 2000 });
  expect(shown.norms.map(({ panel }) => panel.state)).toEqual(['known', 'known']);
  // Biased by language alone: sexes and ages answer alike.
  const unfair = shown.itemFairness.map(({ grouping, panel }) => [
    grouping,
    panel.state === 'known'
      ? panel.figures.comparisons.flatMap(({ items }) =>
          items.filter((one) => one.class !== 'A').map(({ item }) => item),
        )
      : 'unknown',
  ]);
  expect(unfair).toEqual([
    [
      'language',
      expect.toSatisfy(
        (items: string[]) => items.toSorted().join() === DIF_ITEMS.toSorted().join(),
      ),
    ],
    ['sex', []],
    ['age', []],
  ]);

  const { impact, oversight }: OrganizationEvidence = (
    await caller.call(contract.evidence.ofOrganization, { params })
  ).json();
  const compared = impact.comparisons.map(({ dimensions }) => dimensions.join('+'));
  expect(new Set(compared)).toEqual(
    new Set(['language', 'age', 'language+age', 'sex', 'age_band', 'sex+age_band']),
  );
  expect(oversight.state).toBe('known');
});
