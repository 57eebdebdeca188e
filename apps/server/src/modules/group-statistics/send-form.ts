import type { GroupAnswers } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { ENGINE_VERSION } from '@cadran/scoring';
import { completeSheet } from '@cadran/scoring/evidence';
import { AppError } from '../../http/app-error.ts';
import { formChange, GROUPS, itemChanges, selectionChanges } from './count-groups.ts';
import { findVolunteer, markFormSent, type VolunteerRow } from './queries.ts';
import { parseStoredAnswers, type QuestionnaireKey, readAnswers } from '../questionnaires/index.ts';
import { addToSums, publishTogether, type SumsChange } from '../stepped-sums/index.ts';

/** Once, after sending, where answers are added up and the candidate has not said no to it. */
export const isOffered = ({ status, addedUp, takesPart, groupFormSent }: VolunteerRow): boolean =>
  status === 'completed' && addedUp && takesPart && !groupFormSent;

const changesOf = async (
  tx: Tx,
  key: QuestionnaireKey,
  row: VolunteerRow,
  answers: GroupAnswers,
): Promise<SumsChange[]> => {
  const { organizationId } = key;
  const { displayed, engineVersion, verdict, instrumentsVersion } = row;
  const { items } = await readAnswers(tx, key);
  const sheet = completeSheet(parseStoredAnswers(items).answers.personality);
  return [
    ...(sheet && instrumentsVersion !== null
      ? itemChanges({ organizationId }, answers, instrumentsVersion, sheet)
      : []),
    ...(displayed === null || engineVersion !== ENGINE_VERSION
      ? []
      : selectionChanges({ organizationId }, answers, {
          score: displayed,
          fits: verdict === 'fits',
        })),
  ];
};

/** Turns the form into counts at once: what somebody said is stored nowhere by itself. */
export const sendForm = async (
  tx: Tx,
  key: QuestionnaireKey,
  answers: GroupAnswers,
  now: Date,
): Promise<void> => {
  const row = await findVolunteer(tx, key, 'update');
  if (!isOffered(row)) throw new AppError('conflict');
  const forms = formChange(key);
  const published = await addToSums(tx, [forms, ...(await changesOf(tx, key, row, answers))], now);
  if (published.includes(forms.kind)) await publishTogether(tx, key.organizationId, GROUPS, now);
  await markFormSent(tx, key);
};
