import { z } from 'zod';
import { STAMP_MAX } from '../../codes/index.ts';

/** By part and item: which of two answers is the newer one (answer-stamp.ts). */
export const answerStamps = z.record(
  z.string().max(40),
  z.record(z.string().max(80), z.int().min(0).max(STAMP_MAX)),
);
export type AnswerStamps = z.infer<typeof answerStamps>;
