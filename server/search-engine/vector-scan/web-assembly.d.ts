// The part of WebAssembly that is used here. TypeScript declares WebAssembly only together with the browser's DOM.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  class Global {
    readonly value: number;
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } });
    readonly exports: unknown;
  }
}
