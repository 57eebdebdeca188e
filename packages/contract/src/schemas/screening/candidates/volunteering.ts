import { z } from 'zod';
import { GROUP_FORM } from '../../../codes/index.ts';

/** What a candidate may do after the questionnaire to help examine it; nobody has to. */

/** Null: not said. */
export const groupForm = z.strictObject({
  sex: z.enum(GROUP_FORM.sex).nullable(),
  age_band: z.enum(GROUP_FORM.age_band).nullable(),
});

export const groupFormState = z.object({ offered: z.boolean() });
