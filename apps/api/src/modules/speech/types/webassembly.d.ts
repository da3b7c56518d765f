/** What Node has, and its types leave out without those of the DOM. */
declare namespace WebAssembly {
  interface Module {
    readonly brand?: never
  }
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: object): Promise<object>
}
