import type { ChildEvent } from '@cadran/processes';
import { Counter, Gauge, type Registry } from 'prom-client';

const MB = 1024 * 1024;

export const createChildMetrics = (registry: Registry) => {
  const registers = [registry];
  const starts = new Counter({
    name: 'child_process_starts_total',
    help: 'Child processes started, by their work',
    labelNames: ['work'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'child_process_failures_total',
    help: 'Child processes that died or exceeded a limit, by their work and the reason',
    labelNames: ['work', 'reason'] as const,
    registers,
  });
  const jobs = new Counter({
    name: 'child_process_requests_total',
    help: 'Requests that child processes have answered, by their work',
    labelNames: ['work'] as const,
    registers,
  });
  const memory = new Gauge({
    name: 'child_process_resident_memory_bytes',
    help: 'Memory of a child process after its last request; 0 when none runs',
    labelNames: ['work'] as const,
    registers,
  });
  return (event: ChildEvent): void => {
    const work = event.name;
    if (event.kind === 'started') starts.inc({ work });
    if (event.kind === 'failed') failures.inc({ work, reason: event.error.code });
    if (event.kind === 'done') jobs.inc({ work });
    memory.set({ work }, event.kind === 'done' ? event.residentMb * MB : 0);
  };
};
