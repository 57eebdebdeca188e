import type { ChildEvent } from '@cadran/processes';
import type { Trace } from '@cadran/db';
import { createReportPrinter, type DrawPicture } from '@cadran/pdf';
import type { PdfRenderer } from '@cadran/pdf/renderer';
import type { Registry } from 'prom-client';
import { createChildMetrics } from './child-metrics.ts';
import { createSnapshotProcess } from '../../modules/culture-audits/snapshots/compute-snapshot.ts';
import { createPanelProcess } from '../../scoring/compute-panels.ts';
import { createScoreProcess } from '../../scoring/compute-scores.ts';

/** The child processes of a process, which start with their first job. `renderer`: one that processes share. */
export const createChildProcesses = (
  draw: DrawPicture,
  registry: Registry,
  listen: (event: ChildEvent) => void,
  trace?: Trace,
  renderer?: PdfRenderer,
) => {
  const observe = createChildMetrics(registry);
  const onEvent = (event: ChildEvent): void => {
    observe(event);
    listen(event);
  };
  const pdf = createReportPrinter(draw, { onEvent, trace }, renderer);
  const snapshots = createSnapshotProcess({ onEvent, trace });
  const scores = createScoreProcess({ onEvent, trace });
  const panels = createPanelProcess({ onEvent, trace });
  return {
    pdf,
    computeSnapshot: snapshots.compute,
    scores: scores.compute,
    panels: panels.compute,
    close: async (): Promise<void> => {
      await Promise.all([pdf.close(), snapshots.close(), scores.close(), panels.close()]);
    },
  };
};
