import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { festival, findInstalled, rhvoice } from './installed-program.ts'
import { createProgramVoice } from './program-voice.ts'
import { speakerFor, speakersOf, type SpeakingProgram, type SpokenLine } from './voice.ts'

let prefix: string
beforeEach(async () => {
  prefix = await mkdtemp(join(tmpdir(), 'recadinho-programs-'))
})
afterEach(() => rm(prefix, { recursive: true }))

/** Has the command line of both programs. Writes what it got beside itself, and a tone of a tenth of a second a letter. */
const standIn = `#!${process.execPath}
const { readFileSync, writeFileSync, appendFileSync } = require('node:fs')
const text = readFileSync(0, 'utf8')
const args = process.argv.slice(2)
appendFileSync(__filename + '.log', JSON.stringify({ args, text, env: Object.keys(process.env) }) + '\\n')
const file = args[args.indexOf('-o') + 1]
if (text === 'Hang') setInterval(() => {}, 1000)
else if (text === 'Fail') process.exit(3)
else if (text === 'Noise') writeFileSync(file, 'This is no sound.')
else if (text !== 'Nothing') {
  const samples = Int16Array.from({ length: 1600 * text.length }, (_, i) => 9000 * Math.sin(i / 9))
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(16000, 24)
  header.writeUInt32LE(32000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]))
}
`

async function install(command: string, ...voices: string[]): Promise<void> {
  await mkdir(join(prefix, 'bin'), { recursive: true })
  await writeFile(join(prefix, 'bin', command), standIn)
  await chmod(join(prefix, 'bin', command), 0o755)
  for (const voice of voices) await mkdir(join(prefix, 'share', voice), { recursive: true })
}
const installRhvoice = () => install('RHVoice-test', 'RHVoice/voices/Leticia-F123')
const installFestival = () => install('text2wave', 'festival/voices/us/cmu_us_slt_arctic_hts')

const searchPath = () => `/nowhere:${join(prefix, 'bin')}`
const voiceOf = (en: 'flite' | 'festival' | 'rhvoice', pt: 'none' | 'rhvoice') =>
  createProgramVoice({ kind: 'program', en, pt, searchPath: searchPath() })
const heardBy = async (command: string) =>
  (await readFile(join(prefix, 'bin', `${command}.log`), 'utf8'))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
const never = new AbortController().signal
const portuguese: SpokenLine = {
  text: 'Olá, você!',
  locale: 'pt',
  mood: null,
  voice: 'Leticia-F123',
  pace: 0.9,
}
const english: SpokenLine = { ...portuguese, text: 'Hi, Zoë!', locale: 'en', voice: 'cmu_us_slt_arctic_hts' }
const outcomesOf = async (program: SpeakingProgram, texts: string[]) =>
  (
    await program.speak(
      texts.map((text) => ({ ...portuguese, text })),
      never,
    )
  ).map((said) => ('fault' in said ? said.fault : said.recording.rate))

test('RHVoice says Portuguese by the one voice that it has for all, under its own licence', async () => {
  await installRhvoice()
  const voice = voiceOf('flite', 'rhvoice')
  expect(await voice.faults()).toEqual([])
  expect(speakerFor(voice, 'pt', 'man')).toMatchObject({
    id: 'RHVoice-test Leticia-F123',
    licence: expect.stringContaining('CC BY-SA 4.0'),
  })
  expect(speakersOf(voice, 'en').map(({ name }) => name)).toEqual(['slt', 'rms'])
  const [said] = await voice.speak([portuguese], never)
  expect(said).toMatchObject({ recording: { rate: 16_000 } })
  expect(await heardBy('RHVoice-test')).toEqual([
    {
      args: ['-p', 'Leticia-F123', '-r', '90', '-o', expect.stringContaining('0.wav')],
      text: 'Olá, você!',
      env: [],
    },
  ])
})

test('Festival says English for women, in letters that it knows, and Flite for men; lines come back in their order', async () => {
  await installFestival()
  const voice = voiceOf('festival', 'none')
  expect(speakersOf(voice, 'en').map(({ id }) => id)).toEqual([
    'text2wave cmu_us_slt_arctic_hts',
    'flite/0.1.1 rms',
  ])
  const man: SpokenLine = { ...english, text: 'Good night!', voice: 'rms', pace: 1 }
  const said = await voice.speak([man, english, { ...man, locale: 'pt' }], never)
  const lengths = said.map((one) => ('fault' in one ? one.fault : one.recording.samples.length))
  expect(lengths).toEqual([expect.any(Number), 1600 * 'Hi, Zoe!'.length, 'no_voice'])
  expect(await heardBy('text2wave')).toMatchObject([
    {
      args: [
        '-eval',
        '(voice_cmu_us_slt_arctic_hts)',
        '-eval',
        '(set! hts_engine_params (cons (list "-r" 0.9) hts_engine_params))',
        '-o',
        expect.any(String),
      ],
      text: 'Hi, Zoe!',
    },
  ])
})

test('a program that is not there, or has none of its voices, leaves its language without a voice and says so', async () => {
  const none = voiceOf('festival', 'rhvoice')
  expect([speakersOf(none, 'en'), speakersOf(none, 'pt')]).toEqual([[], []])
  expect(await none.faults()).toEqual([
    expect.stringMatching(/Festival was not found .*nobody speaks English.*festvox-us-slt-hts/),
    expect.stringMatching(/RHVoice was not found .*nobody speaks Portuguese.*SPEECH_PROGRAM_PT/),
  ])
  await install('RHVoice-test', 'RHVoice/voices/alan')
  const voice = voiceOf('rhvoice', 'rhvoice')
  expect((await voice.faults()).join()).toMatch(/none of its voices in .*share\/RHVoice\/voices/)
  expect(await voice.speak([portuguese], never)).toEqual([{ fault: 'no_voice' }])
})

test('a line that a program does not say is a fault, and the next one is said', async () => {
  await installRhvoice()
  const program = findInstalled(rhvoice, { locale: 'pt', searchPath: searchPath() })
  if (typeof program === 'string') throw new Error(program)
  expect(await outcomesOf(program, ['Fail', 'Nothing', 'Noise', 'Tchau!'])).toEqual([
    'rejected',
    'rejected',
    'garbled',
    16_000,
  ])
  await rm(join(prefix, 'bin'), { recursive: true })
  expect(await outcomesOf(program, ['Tchau!'])).toEqual(['rejected'])
})

test('a program that hangs is ended in time, and at once when nobody waits for it', async () => {
  await installRhvoice()
  const of = { locale: 'pt', searchPath: searchPath() } as const
  const [brief, patient] = [findInstalled(rhvoice, { ...of, timeoutMs: 50 }), findInstalled(rhvoice, of)]
  if (typeof brief === 'string' || typeof patient === 'string') throw new Error('It was not found')
  expect(await outcomesOf(brief, ['Hang'])).toEqual(['timeout'])
  const given = new AbortController()
  const saying = patient.speak([{ ...portuguese, text: 'Hang' }], given.signal)
  given.abort()
  await expect(saying).rejects.toThrow(/aborted/)
})

test('Festival knows no Portuguese, and no program here is eSpeak', () => {
  expect(Object.keys(festival.speakers)).toEqual(['en'])
  for (const { command } of [festival, rhvoice]) expect(command).not.toMatch(/espeak/i)
})
