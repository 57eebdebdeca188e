import { z } from 'zod';
import { date } from '../base/basics.ts';

/** Low and high end, 95 %. */
export const interval = z.tuple([z.number(), z.number()]);

/** A figure with its 95 % interval. */
export const estimate = z.object({ value: z.number(), interval });
export type Estimate = z.infer<typeof estimate>;

/** How many of how many, with Wilson's interval of the share. */
export const share = z.object({ count: z.int(), of: z.int(), share: z.number(), interval });
export type Share = z.infer<typeof share>;

const counted = {
  /** How many are in the reading. It grows in steps of at least 30. */
  people: z.int(),
  needed: z.int(),
  /** When the reading last grew; null before the first. */
  date: date.nullable(),
};

/** Figures only from as many people as they need; before, how many there are. */
export const panelOf = <T extends z.ZodType>(figures: T) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('too_few'), ...counted }),
    z.object({ state: z.literal('known'), ...counted, figures }),
  ]);
export type Panel<Figures> =
  | {
      readonly state: 'too_few';
      readonly people: number;
      readonly needed: number;
      readonly date: string | null;
    }
  | {
      readonly state: 'known';
      readonly people: number;
      readonly needed: number;
      readonly date: string | null;
      readonly figures: Figures;
    };
