import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import type { WorkerAnswer, WorkerSetup } from './pdf-worker.ts';

/** Typst keeps what it compiled: a worker is replaced before that grows. */
const RENDERS_PER_WORKER = 20;
const TIMEOUT_MS = 30_000;
/** At half a second each the last of them waits half a minute: longer than anybody does. */
const MOST_WAITING = 60;

/** Too many wait already, or the machine is too slow now: later there may be a document. */
export class PrinterBusyError extends Error {
  override readonly name = 'PrinterBusyError';
}

export interface PdfRenderer {
  /** One at a time; the callers wait in line, which is not endless. A document is made when its turn comes. */
  render(make: () => PdfDocument): Promise<Uint8Array>;
  /** Starts a worker and lets it compile once, so that the first reader does not wait for that. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const resolve = createRequire(import.meta.url).resolve;
const FONTS = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];

const loadSetup = async (): Promise<WorkerSetup> => {
  const wasm = await readFile(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  const fonts = FONTS.map((name) =>
    readFile(resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`)),
  );
  return {
    // Compiled once and shared by all workers.
    module: await WebAssembly.compile(wasm),
    fonts: (await Promise.all(fonts)).map((bytes) => new Uint8Array(bytes)),
    template: await readFile(new URL('template/report.typ', import.meta.url), 'utf8'),
  };
};

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

export const createPdfRenderer = (mostWaiting = MOST_WAITING): PdfRenderer => {
  let setup: Promise<WorkerSetup> | undefined;
  let worker: Worker | undefined;
  let left = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const drop = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };

  const current = async (): Promise<Worker> => {
    if (worker !== undefined && left > 0) return worker;
    await drop();
    setup ??= loadSetup().catch((error: unknown) => {
      setup = undefined;
      throw error;
    });
    const fresh = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: await setup,
    });
    fresh.on('error', () => undefined);
    fresh.unref();
    worker = fresh;
    left = RENDERS_PER_WORKER;
    return fresh;
  };

  /** After any failure the worker is thrown away: a trap in WebAssembly leaves it in an unknown state. */
  const renderOne = async (make: () => PdfDocument): Promise<Uint8Array> => {
    const document = make();
    const mine = await current();
    left -= 1;
    try {
      return await ask(mine, document);
    } catch (error) {
      await drop();
      throw error;
    }
  };

  const render = async (make: () => PdfDocument): Promise<Uint8Array> => {
    if (waiting >= mostWaiting) throw new PrinterBusyError('Too many documents are wanted.');
    waiting += 1;
    const mine = turn.then(() => renderOne(make));
    turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };

  return {
    render,
    warm: async () => {
      await render(() => BLANK);
    },
    close: async () => {
      await turn;
      await drop();
    },
  };
};

const ask = (worker: Worker, document: PdfDocument): Promise<Uint8Array> =>
  new Promise((succeed, fail) => {
    const finish = (outcome: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      outcome();
    };
    const onError = (error: unknown): void =>
      finish(() => fail(error instanceof Error ? error : new Error(String(error))));
    const onExit = (): void => onError(new Error('The PDF worker ended.'));
    const onAnswer = (answer: WorkerAnswer): void =>
      'pdf' in answer ? finish(() => succeed(answer.pdf)) : onError(new Error(answer.error));
    const timer = setTimeout(
      () => onError(new PrinterBusyError('The PDF took too long.')),
      TIMEOUT_MS,
    );
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
    worker.postMessage(document);
  });
