import { type Domain, FACETS, type Trait } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { measureOfT } from './matching/measure-of-t.ts';
import {
  type Composite,
  compositeOf,
  contributionOf,
  reportComposites,
} from './report-composites.ts';

const V9_T: Readonly<Record<Domain, number>> = {
  openness: 52,
  extraversion: 43,
  agreeableness: 66,
  conscientiousness: 51,
  neuroticism: 41,
};

test('V11: managerial ability of V9’s T is 51.77', () => {
  const t = (trait: Trait) => V9_T[trait as Domain];
  expect(compositeOf('managerialAbility', t, 100)).toBeCloseTo(51.77, 2);
});

const mean = (...numbers: number[]) => numbers.reduce((a, b) => a + b) / numbers.length;

test('the other composites are means of their facets', () => {
  const t = (trait: Trait) => 35 + FACETS.findIndex((facet) => facet === trait);
  const composite = (name: Composite) => compositeOf(name, t, 100);
  expect(composite('work')).toBeCloseTo(
    mean(
      t('self_efficacy'),
      t('orderliness'),
      t('dutifulness'),
      t('achievement_striving'),
      t('self_discipline'),
      t('activity_level'),
    ),
    10,
  );
  expect(composite('others')).toBeCloseTo(
    mean(
      t('friendliness'),
      t('gregariousness'),
      t('trust'),
      t('altruism'),
      t('cooperation'),
      t('sympathy'),
    ),
    10,
  );
  expect(composite('management')).toBeCloseTo(
    mean(t('dutifulness'), t('morality'), t('cooperation'), 100 - t('anger')),
    10,
  );
  expect(composite('emotions')).toBeCloseTo(
    100 -
      mean(
        t('anxiety'),
        t('anger'),
        t('depression'),
        t('self_consciousness'),
        t('immoderation'),
        t('vulnerability'),
      ),
    10,
  );
});

test('reports show composites as positions from 1 to 5', () => {
  const measure = measureOfT({ anger: 35, morality: 55 });
  const at = (trait: Trait) => measure.traits[trait]?.position ?? 0;
  expect(reportComposites(measure).management).toBeCloseTo(
    mean(at('dutifulness'), at('morality'), at('cooperation'), 6 - at('anger')),
    10,
  );
  expect(contributionOf(measure, { trait: 'anger', weight: 1, reversed: true })).toBeCloseTo(
    6 - at('anger'),
    10,
  );
  expect(contributionOf(measure, { trait: 'anger', weight: 1, reversed: false })).toBe(at('anger'));
});

test('a composite with a missing trait is missing, the others are not', () => {
  const measure = measureOfT({ anger: null });
  const composites = reportComposites(measure);
  expect(composites.management).toBeNull();
  expect(composites.emotions).toBeNull();
  expect(composites.work).toBeGreaterThan(1);
  expect(contributionOf(measure, { trait: 'anger', weight: 1, reversed: true })).toBeNull();
});
