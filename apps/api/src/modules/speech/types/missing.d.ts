declare module '@echogarden/espeak-ng-emscripten' {
  interface Event {
    type: string
    /** In code points, from 1. */
    text_position: number
    /** Milliseconds. */
    audio_position: number
    /** A phoneme's IPA, a word's number. */
    id?: string | number
  }

  interface Worker {
    set_voice(name: string): void
    set_rate(wordsPerMinute: number): void
    get_samplerate(): number
    synthesize(text: string, onPart: (audio: Int16Array | null, events: Event[] | null) => void): void
  }

  export default function load(): Promise<{ eSpeakNGWorker: new () => PromiseLike<Worker> }>
}

/** What Node has, and its types leave out without those of the DOM. */
declare namespace WebAssembly {
  interface Module {
    readonly brand?: never
  }
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: object): Promise<object>
}
