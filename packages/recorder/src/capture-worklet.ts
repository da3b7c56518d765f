/** Sends what the microphone hears to the page in pieces. Runs on the browser's audio thread. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** About 20 ms. */
const pieceLength = 1024

class Capture extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength)
  #filled = 0

  process([input]: readonly Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#piece[this.#filled] = sample
      this.#filled += 1
      if (this.#filled < pieceLength) continue
      this.port.postMessage(this.#piece, [this.#piece.buffer])
      this.#piece = new Float32Array(pieceLength)
      this.#filled = 0
    }
    return true
  }
}

registerProcessor('capture', Capture)
