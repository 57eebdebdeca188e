/** Node has it; its types come only with the browser's, which this package must not see. */
declare namespace WebAssembly {
  interface Module {
    readonly brand: unique symbol;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
