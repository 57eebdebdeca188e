/** Whether the French article would lose its vowel before a noun; null where only a speaker knows (h, y). */
export const elides = (noun: string): boolean | null => {
  const [first = ''] = noun.trim().normalize('NFD').toLowerCase();
  if (first === '' || first === 'h' || first === 'y') return null;
  return 'aeiouœæ'.includes(first);
};
