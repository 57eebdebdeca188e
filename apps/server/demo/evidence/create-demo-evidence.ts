import { schema, type Tx } from '@cadran/db';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { bufferOf } from '../../src/modules/evidence/adding/counts-buffer.ts';
import { saveReading } from '../../src/modules/evidence/queries/readings.ts';
import { updateOrganization } from '../../src/modules/organizations/queries.ts';
import { simulatedReadings, simulatedSums, simulatePeople } from './simulated-sums.ts';
import { simulatedForms } from './simulated-forms.ts';

/** The sums of a simulated installation, in an organisation that opted in and has no candidates of its own. */
export const createDemoEvidence = async (
  tx: Tx,
  organizationId: string,
  now: Date,
): Promise<void> => {
  const people = simulatePeople();
  await updateOrganization(tx, organizationId, { addUpAnswers: true });
  await tx.sql.insert(schema.evidenceSums).values(
    simulatedSums(people).map(({ counts, ...cell }) => ({
      ...cell,
      organizationId,
      instrumentVersion: INSTRUMENTS_VERSION,
      readAt: now,
      counts: bufferOf(counts),
    })),
  );
  await tx.sql.insert(schema.steppedSums).values(
    simulatedForms(people, organizationId).map(({ people: counted, numbers, ...key }) => ({
      ...key,
      runningPeople: counted,
      running: numbers,
      people: counted,
      published: numbers,
      readAt: now,
    })),
  );
  for (const reading of simulatedReadings(people))
    await saveReading(tx, { ...reading, organizationId, readAt: now });
};
