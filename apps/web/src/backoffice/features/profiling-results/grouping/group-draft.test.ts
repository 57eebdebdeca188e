import { describe, expect, it } from 'vitest';
import { PROFILING_LIMITS } from '@cadran/contract';
import { namedGroup } from './group-draft.ts';

const unit = (id: string, fr: string, en = fr) => ({ id, name: { fr, en } });

describe('a proposed group', () => {
  it('bears the names of its units in both languages, in the campaign’s order', () => {
    const units = [unit('1', 'Achats', 'Purchasing'), unit('2', 'Ventes', ''), unit('3', 'Paie')];
    expect(namedGroup('g', ['3', '1'], units)).toEqual({
      id: 'g',
      name: { fr: 'Achats et Paie', en: 'Purchasing and Paie' },
      unitIds: ['1', '3'],
    });
    expect(namedGroup('g', ['1', '2', '3'], units).name.en).toBe('Purchasing, Ventes and Paie');
  });

  it('has a name that is not too long to be saved', () => {
    const long = [unit('1', 'a'.repeat(PROFILING_LIMITS.unitNameMax)), unit('2', 'b')];
    expect(namedGroup('g', ['1', '2'], long).name.fr).toHaveLength(PROFILING_LIMITS.unitNameMax);
  });
});
