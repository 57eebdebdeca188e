import { describe, expect, it } from 'vitest';
import { elides } from './elides.ts';

describe('the French article', () => {
  it.each(['atelier', 'Équipe', 'œuvre', ' usine'])('loses its vowel before %s', (noun) => {
    expect(elides(noun)).toBe(true);
  });
  it.each(['clinique', 'Site', 'groupe'])('keeps it before %s', (noun) => {
    expect(elides(noun)).toBe(false);
  });
  it.each(['hôpital', 'hangar', 'yacht', ''])('is left to the user before “%s”', (noun) => {
    expect(elides(noun)).toBeNull();
  });
});
