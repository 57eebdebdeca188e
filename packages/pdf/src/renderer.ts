import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './composing/document.ts';
import type { Printable } from './printable.ts';
import type { WorkerResult, WorkerSetup } from './pdf-worker.ts';

/** Typst caches what it compiled: a worker is replaced before its memory grows too far. */
export const RENDERS_PER_WORKER = 20;
const TIMEOUT_MS = 30_000;
/** Cards are few hundredths of a second each, up to a thousand in one document. */
const TIMEOUT_PER_CARD_MS = 60;
const timeoutOf = (document: Printable): number =>
  TIMEOUT_MS + ('cards' in document ? document.cards.length * TIMEOUT_PER_CARD_MS : 0);
/** At half a second each, the last caller in the queue waits half a minute. */
const MAX_QUEUE_LENGTH = 60;

/** The queue is full or a render timed out: the caller may retry later. */
export class PrinterBusyError extends Error {
  override readonly name = 'PrinterBusyError';
}

export interface PdfRenderer {
  /** Renders one document at a time from a bounded queue; `build` runs when its turn comes. */
  render(build: () => Printable): Promise<Uint8Array>;
  /** Starts a worker and compiles a blank document, so that the first request is not slow. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const { resolve: resolveModule } = createRequire(import.meta.url);
const FONTS = [
  ...['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'].map(
    (name) => `inter/${name}/Inter_${name}.ttf`,
  ),
  // For codes: every character as wide as the others, and no two alike.
  'ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf',
];

const loadSetup = async (): Promise<WorkerSetup> => {
  const wasm = await readFile(resolveModule('@myriaddreamin/typst-ts-web-compiler/wasm'));
  const fonts = FONTS.map((name) => readFile(resolveModule(`@expo-google-fonts/${name}`)));
  return {
    module: await WebAssembly.compile(wasm),
    fonts: (await Promise.all(fonts)).map((bytes) => new Uint8Array(bytes)),
    template: await readFile(new URL('template/report.typ', import.meta.url), 'utf8'),
    cardTemplate: await readFile(new URL('template/code-cards.typ', import.meta.url), 'utf8'),
  };
};

/** Compiling takes seconds: once per process, whoever renders. */
let setup: Promise<WorkerSetup> | undefined;
const getSetup = (): Promise<WorkerSetup> =>
  (setup ??= loadSetup().catch((error: unknown) => {
    setup = undefined;
    throw error;
  }));

const BLANK: PdfDocument = {
  language: 'en',
  title: 'Warm-up',
  subtitle: '',
  pageLabel: '{page}/{pages}',
  organization: { name: '', logo: null },
  colors: { accent: '#000000', accentText: '#000000', accentSoft: '#ffffff' },
  header: [],
  footer: [],
  blocks: [],
  annexTitle: '',
  annex: [],
};

export const createPdfRenderer = (maxQueueLength = MAX_QUEUE_LENGTH): PdfRenderer => {
  let worker: Worker | undefined;
  let rendersLeft = 0;
  let lastRender: Promise<unknown> = Promise.resolve();
  let queueLength = 0;

  const stopWorker = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };

  const getWorker = async (): Promise<Worker> => {
    if (worker !== undefined && rendersLeft > 0) return worker;
    await stopWorker();
    const fresh = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: await getSetup(),
    });
    fresh.on('error', () => undefined);
    fresh.unref();
    worker = fresh;
    rendersLeft = RENDERS_PER_WORKER;
    return fresh;
  };

  /** Any failure stops the worker: a WebAssembly trap leaves it in an unknown state. */
  const renderNow = async (build: () => Printable): Promise<Uint8Array> => {
    const document = build();
    const current = await getWorker();
    rendersLeft -= 1;
    try {
      return await renderInWorker(current, document);
    } catch (error) {
      await stopWorker();
      throw error;
    }
  };

  const render = async (build: () => Printable): Promise<Uint8Array> => {
    if (queueLength >= maxQueueLength) throw new PrinterBusyError('Too many documents are wanted.');
    queueLength += 1;
    const result = lastRender.then(() => renderNow(build));
    lastRender = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queueLength -= 1;
    }
  };

  return {
    render,
    warm: async () => {
      await render(() => BLANK);
    },
    close: async () => {
      await lastRender;
      await stopWorker();
    },
  };
};

const renderInWorker = (worker: Worker, document: Printable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      outcome();
    };
    const onError = (error: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = (): void => onError(new Error('The PDF worker ended.'));
    const onMessage = (result: WorkerResult): void =>
      'pdf' in result ? settle(() => resolve(result.pdf)) : onError(new Error(result.error));
    const timer = setTimeout(
      () => onError(new PrinterBusyError('The PDF took too long.')),
      timeoutOf(document),
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(document);
  });
