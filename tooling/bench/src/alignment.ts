import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { alignAll, readWav, referencesOf, soundsLikeAnotherLine, spanOf } from '@recadinho/api/speech'
import { prompts } from './alignment-prompts.ts'
import { print } from './print.ts'

const run = promisify(execFile)
/** A person's prompts, and a recogniser that is forced to find their words. */
const packages = [
  'asterisk-core-sounds-en-wav',
  'pocketsphinx',
  'pocketsphinx-en-us',
  'libpocketsphinx3',
  'libsphinxbase3',
]
/** Wide beams and likely pauses: the recogniser then finds the silence between two sentences. */
const search = '-beam 1e-120 -wbeam 1e-100 -pbeam 1e-120 -silprob 0.3 -fillprob 1e-8'.split(' ')
/** As long as a script. */
const linesOfScript = 14

interface Prompt {
  name: string
  text: string
  recording: ReturnType<typeof readWav>
  seconds: number
  /** When the recogniser hears each word begin, in seconds. */
  starts: number[]
}

/**
 * Compares where words are found in a person's recordings with where a recogniser finds them. Fetches both from Debian, into a
 * folder that is deleted. A prompt counts if the recogniser, offered all texts, picks its own.
 */
export async function benchAlignment() {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-alignment-'))
  try {
    await fetchPackages(folder)
    const heard = await recognised(folder)
    const distances: number[] = []
    const doubts = { right: 0, accused: 0, wrong: 0, found: 0 }
    const began = process.cpuUsage()
    let seconds = 0
    for (let from = 0; from < heard.length; from += linesOfScript) {
      const script = heard.slice(from, from + linesOfScript)
      for (const prompt of script) {
        const found = await alignWithAll(prompt, script)
        const own = found[script.indexOf(prompt)]
        if (own === undefined) throw new Error(`Nothing was heard in ${prompt.name}`)
        seconds += prompt.seconds
        prompt.starts.forEach((start, word) =>
          distances.push(Math.abs(own.from + (own.words[word]?.[0] ?? Infinity) - start)),
        )
        countDoubts(
          found.map((one) => one?.cost ?? Infinity),
          script.indexOf(prompt),
          doubts,
        )
      }
    }
    const { user, system } = process.cpuUsage(began)
    report(heard.length, distances, doubts, (user + system) / 1e6 / seconds / linesOfScript)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fetchPackages(folder: string): Promise<void> {
  await run('apt-get', ['download', ...packages], { cwd: folder })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
    await run('dpkg-deb', ['-x', file, '.'], { cwd: folder })
}

async function recognised(folder: string): Promise<Prompt[]> {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[.,?!]/g, '')
  const grammar = join(folder, 'all.gram')
  const texts = [...new Set(Object.values(prompts).map(plain))]
  writeFileSync(grammar, `#JSGF V1.0;\ngrammar all;\npublic <all> = ${texts.join(' | ')};\n`)
  const model = join(folder, 'usr/share/pocketsphinx/model/en-us')
  mkdirSync(join(folder, 'wav'))
  const heard: Prompt[] = []
  for (const [name, text] of Object.entries(prompts)) {
    const wav = join(folder, 'wav', `${name}.wav`)
    const source = join(folder, 'usr/share/asterisk/sounds/en_US_f_Allison', `${name}.wav`)
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-i', source, '-ar', '16000', '-ac', '1', wav])
    const models = [
      '-hmm',
      join(model, 'en-us'),
      '-dict',
      join(model, 'cmudict-en-us.dict'),
      '-jsgf',
      grammar,
    ]
    const output = ['-time', 'yes', '-remove_silence', 'no', '-logfn', '/dev/null']
    const { stdout } = await run(
      join(folder, 'usr/bin/pocketsphinx_continuous'),
      ['-infile', wav, ...models, ...search, ...output],
      { env: { LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu') } },
    )
    const [picked, ...words] = stdout.trim().split('\n')
    if (picked !== plain(text)) continue
    const recording = readWav(readFileSync(wav))
    const span = spanOf(recording)
    const starts = words.flatMap((line) => (/^[<[]/.test(line) ? [] : [Number(line.split(' ')[1])]))
    if (span) heard.push({ name, text, recording, seconds: span.to - span.from, starts })
  }
  return heard
}

/** The recording of one line, against the text of each line of a script. */
async function alignWithAll({ recording, seconds }: Prompt, script: readonly Prompt[]) {
  const references = await referencesOf(script.map(({ text }) => ({ text, locale: 'en', seconds })))
  return alignAll(references.map((reference, i) => ({ recording, text: script[i]?.text ?? '', reference })))
}

type Doubts = Record<'right' | 'accused' | 'wrong' | 'found', number>

/** The recording as what it is, and as each other line that it might be taken for. */
function countDoubts(costs: readonly number[], own: number, doubts: Doubts): void {
  costs.forEach((cost, claimed) => {
    const doubted = soundsLikeAnotherLine(
      cost,
      costs.filter((_, other) => other !== claimed),
    )
    doubts[claimed === own ? 'right' : 'wrong'] += 1
    if (doubted) doubts[claimed === own ? 'accused' : 'found'] += 1
  })
}

function report(lines: number, distances: number[], doubts: Doubts, cpu: number): void {
  distances.sort((a, b) => a - b)
  const at = (share: number) =>
    `${Math.round(1000 * (distances[Math.floor(share * distances.length)] ?? 0))} ms`
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  print(`Words found in a person’s recordings (English, ${lines} lines, ${distances.length} words)`, [
    { what: 'half of them within', value: at(0.5), against: 'at most 30 ms' },
    { what: '90 % of them within', value: at(0.9), against: 'at most 100 ms' },
    {
      what: 'more than 300 ms away',
      value: String(distances.filter((distance) => distance > 0.3).length),
      against: 'none',
    },
    { what: 'another line is found out', value: share(doubts.found, doubts.wrong), against: 'at least 95 %' },
    { what: 'the right line is doubted', value: share(doubts.accused, doubts.right), against: 'under 2 %' },
    { what: 'CPU for a second of speech', value: `${(1000 * cpu).toFixed(0)} ms` },
  ])
}
