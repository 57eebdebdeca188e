import { z } from 'zod';

/** A text may be left empty in one language: it is then shown in the other. */
export const bilingual = (max: number) => {
  const wording = z.string().trim().max(max);
  return z
    .strictObject({ fr: wording, en: wording })
    .refine(({ fr, en }) => fr !== '' || en !== '', { path: ['fr'], params: { rule: 'required' } });
};
