import { type ChildPoolOptions, createChildPool } from '@cadran/processes';
import type { Printable } from './printable.ts';

export type { Printable } from './printable.ts';

const TIME_MS = 30_000;
/** Cards are few hundredths of a second each, up to a thousand in one document. */
const TIME_PER_CARD_MS = 60;
/** At half a second each, the last caller in the queue waits half a minute. */
const MAX_WAITING = 60;

const timeOf = (document: Printable): number =>
  TIME_MS + ('cards' in document ? document.cards.length * TIME_PER_CARD_MS : 0);

export interface PdfRenderer {
  /** Renders one document at a time from a bounded queue; `build` runs when its turn comes. */
  render(build: () => Printable): Promise<Uint8Array>;
  /** Starts its process, if none runs, for a document that is about to come. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export type RendererOptions = Pick<ChildPoolOptions, 'onEvent' | 'trace'> &
  Partial<Pick<ChildPoolOptions, 'keptMb' | 'maxWaiting'>>;

/** In a child process: Typst is WebAssembly, and its memory only grows, since it keeps what it compiled. */
export const createPdfRenderer = (options: RendererOptions = {}): PdfRenderer => {
  const pool = createChildPool<Printable, Uint8Array>({
    name: 'pdf',
    entry: new URL('pdf-process.ts', import.meta.url),
    heapMb: 256,
    memoryMb: 1024,
    keptMb: 450,
    maxWaiting: MAX_WAITING,
    ...options,
  });
  return {
    render: (build) => pool.run(build, { timeMs: timeOf }),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
};
