import { createHash } from 'node:crypto'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** The tokens of the model: nothing, and the letters. */
const vocabulary = alphabet.length + 1
const speakers = 2
const rate = 8_000
/** A letter takes a tenth of a second. */
const samples = 800

/** Writes what one entry of `voices.json` needs, a model that says a tone for each letter, and returns the entry. */
export async function writeTinyModel(folder: string, name: string, model = tinyModel()) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'model.onnx'), model)
  const tokens = Array.from(alphabet, (character, i) => `${character} ${i + 1}\n`)
  await writeFile(join(folder, name, 'tokens.txt'), tokens.join(''))
  const sha256 = createHash('sha256').update(model).digest('hex')
  return { kind: 'vits', model: `${name}/model.onnx`, sha256, licence: 'Made by the tests' }
}

/** Installs the engine in a folder of models. */
export async function linkEngine(folder: string): Promise<void> {
  const engine = dirname(createRequire(import.meta.url).resolve('sherpa-onnx-node/package.json'))
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  await symlink(engine, join(folder, 'node_modules', 'sherpa-onnx-node'))
}

/**
 * An ONNX model with the inputs, the output and the notes that sherpa-onnx expects of a VITS model by letters: it looks up
 * the tone of each letter, for a woman (0) or a man (1), and stretches it.
 */
function tinyModel(): Buffer {
  const graph = [
    node('Mul', ['sid', 'vocabulary'], 'first'),
    node('Add', ['input', 'first'], 'rows'),
    node('Gather', ['tones', 'rows'], 'said'),
    node('Reshape', ['said', 'flat'], 'line'),
    node('Gather', ['scales', 'second'], 'stretch'),
    node('Concat', ['ones', 'stretch'], 'stretches', text(1, 'axis'), number(3, 0), number(20, 2)),
    node('Resize', ['line', '', 'stretches'], 'output'),
    text(2, 'tones'),
    constant('tones', [speakers * vocabulary, samples], tones()),
    constant('vocabulary', [1], BigInt64Array.of(BigInt(vocabulary))),
    constant('flat', [3], BigInt64Array.of(1n, 1n, -1n)),
    constant('second', [1], BigInt64Array.of(1n)),
    constant('ones', [2], Float32Array.of(1, 1)),
    tensor(11, 'input', integers, [1, 'length']),
    tensor(11, 'input_lengths', integers, [1]),
    tensor(11, 'scales', floats, [3]),
    tensor(11, 'sid', integers, [1]),
    tensor(12, 'output', floats, [1, 1, 'samples']),
  ]
  const notes = {
    sample_rate: String(rate),
    n_speakers: String(speakers),
    language: 'any',
    comment: 'coqui',
    frontend: 'characters',
    use_eos_bos: '0',
  }
  const ofModel = Object.entries(notes).map(([key, value]) => message(14, text(1, key), text(2, value)))
  return Buffer.concat([
    number(1, 8),
    message(7, ...graph),
    message(8, text(1, ''), number(2, 13)),
    ...ofModel,
  ])
}

function tones(): Float32Array {
  const rows = Array.from({ length: speakers * vocabulary }, (_, row) => {
    const index = row % vocabulary
    const hertz = (row < vocabulary ? 220 : 110) * (1 + index / vocabulary)
    return Array.from({ length: samples }, (_each, i) => 0.4 * Math.sin((2 * Math.PI * hertz * i) / rate))
  })
  return Float32Array.from(rows.flat())
}

/** ONNX's numbers of types. */
const floats = 1
const integers = 7

const node = (type: string, inputs: string[], output: string, ...attribute: Buffer[]) =>
  message(
    1,
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, type),
    ...(attribute.length > 0 ? [message(5, ...attribute)] : []),
  )

const constant = (name: string, sizes: number[], data: Float32Array | BigInt64Array) =>
  message(
    5,
    ...sizes.map((size) => number(1, size)),
    number(2, data instanceof Float32Array ? floats : integers),
    text(8, name),
    field(9, Buffer.from(data.buffer)),
  )

const tensor = (id: number, name: string, type: number, sizes: (number | string)[]) => {
  const dimensions = sizes.map((size) =>
    message(1, typeof size === 'number' ? number(1, size) : text(2, size)),
  )
  return message(id, text(1, name), message(2, message(1, number(1, type), message(2, ...dimensions))))
}

// Protocol Buffers: a field is its number and kind, and then a number, or a length with as many bytes.
const message = (id: number, ...fields: Buffer[]) => field(id, Buffer.concat(fields))
const text = (id: number, value: string) => field(id, Buffer.from(value))
const field = (id: number, bytes: Buffer) => Buffer.concat([varint(id * 8 + 2), varint(bytes.length), bytes])
const number = (id: number, value: number) => Buffer.concat([varint(id * 8), varint(value)])

function varint(value: number): Buffer {
  const rest = Math.floor(value / 128)
  return rest === 0 ? Buffer.of(value) : Buffer.concat([Buffer.of((value % 128) + 128), varint(rest)])
}
