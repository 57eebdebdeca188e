import { type ChildPoolOptions, createChildPool } from '@cadran/processes';
import {
  buildPanels,
  type Cell,
  createReading,
  type EvidenceSources,
  type Panels,
} from '@cadran/scoring/evidence';

/** What the panels are made of, as it can be sent to another process. */
export interface PanelsRequest extends Omit<EvidenceSources, 'reading'> {
  readonly cells: readonly Cell[];
}

export type ComputePanels = (request: PanelsRequest) => Promise<Panels>;

export const computePanels = ({ cells, ...sources }: PanelsRequest): Panels =>
  buildPanels({ ...sources, reading: createReading(cells) });

/** In this process, for tests. */
export const computePanelsInProcess: ComputePanels = async (request) => computePanels(request);

/** In a child process: hundreds of regressions take a second or two and much memory for a moment. */
export const createPanelProcess = (options: Pick<ChildPoolOptions, 'onEvent' | 'trace'> = {}) => {
  const pool = createChildPool<PanelsRequest, Panels>({
    name: 'panels',
    entry: new URL('panel-process.ts', import.meta.url),
    heapMb: 128,
    memoryMb: 512,
    // Readings are minutes apart: kept, it would hold 90 MB for nothing.
    keptMb: 0,
    maxWaiting: 20,
    ...options,
  });
  const compute: ComputePanels = (request) => pool.run(() => request, { timeMs: 60_000 });
  return { compute, close: () => pool.close() };
};
