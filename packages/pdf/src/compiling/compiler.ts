/** A Typst compiler with the templates and fonts of this package. */
export interface Compiler {
  /** Compiles a template, which reads the files by their names, to a PDF. */
  compile(template: Template, files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array>;
}

export type Template = 'report' | 'code-cards';

export const TEMPLATE_FOLDER = new URL('../template/', import.meta.url);
