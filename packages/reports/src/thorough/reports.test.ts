import { describe } from 'vitest';
import { testPopulation } from '../testing/test-population.ts';

describe('1,000 random candidates, both reports, both languages', () => {
  testPopulation(1000);
});
