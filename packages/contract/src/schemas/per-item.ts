import { z } from 'zod';

/** Only the form is checked here; the server refuses an item that its instruments do not have. */
const itemId = z.string().regex(/^[a-z0-9_]{1,60}$/);

/** Null takes an answer back. */
export const perItem = <T extends z.ZodType>(answer: T) => z.record(itemId, answer.nullable());
