import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { bufferOf } from '../../src/modules/evidence/adding/counts-buffer.ts';
import { simulatedReadings, simulatedSums } from '../../demo/evidence/simulated-sums.ts';
import { simulatedForms } from '../../demo/evidence/simulated-forms.ts';
import type { SeededTable } from './seeded-tables.ts';

/** The first organisation, which opted in, has the sums of a simulated installation. */
const sums: SeededTable = {
  table: 'evidence_sums',
  *rows({ tenants: [first], size, simulated }) {
    if (!first) return;
    for (const { counts, ...cell } of simulatedSums(simulated))
      yield {
        organization_id: first.organizationId,
        instrument_version: INSTRUMENTS_VERSION,
        ...cell,
        read_at: size.until,
        counts: bufferOf(counts),
      };
  },
};

const readings: SeededTable = {
  table: 'evidence_readings',
  *rows({ tenants: [first], size, simulated }) {
    if (!first) return;
    for (const reading of simulatedReadings(simulated))
      yield { organization_id: first.organizationId, ...reading, read_at: size.until };
  },
};

const forms: SeededTable = {
  table: 'stepped_sums',
  *rows({ tenants: [first], size, simulated }) {
    if (!first) return;
    for (const { organizationId, kind, people, numbers } of simulatedForms(
      simulated,
      first.organizationId,
    ))
      yield {
        organization_id: organizationId,
        kind,
        running_people: people,
        running: numbers,
        people,
        published: numbers,
        read_at: size.until,
      };
  },
};

export const EVIDENCE_TABLES: readonly SeededTable[] = [sums, readings, forms];
