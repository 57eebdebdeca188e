/** Node's WebAssembly types come only with the DOM library, which this package does not use. */
declare namespace WebAssembly {
  interface Module {
    readonly brand: unique symbol;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
