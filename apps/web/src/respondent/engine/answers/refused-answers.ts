import type { FieldErrors } from '@cadran/contract';
import { LIST_ITEM, type StampedAnswers } from '@cadran/contract/answers';

type Stamps = StampedAnswers['stamps'];

/** The stamps of those answers sent that the refused fields (`answers.job.professions.0`) are about. */
export const refusedStamps = (sent: Stamps, fields: FieldErrors): Stamps => {
  const refused: Record<string, Record<string, number>> = {};
  for (const path of Object.keys(fields)) {
    const [part = '', item] = path.replace(/^answers\./, '').split('.');
    for (const [name, stamp] of Object.entries(sent[part] ?? {}))
      // A list is sent as its part: `skills.0.level` is about the list of skills.
      if (item === undefined || item === name || (name === LIST_ITEM && /^\d/.test(item)))
        (refused[part] ??= {})[name] = stamp;
  }
  return refused;
};
