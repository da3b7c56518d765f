import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Locale } from '@recadinho/i18n/locales'
import type { VoiceKind } from '@recadinho/stage/voice'
import pLimit from 'p-limit'
import { runProgram } from '../../videos/check/program.ts'
import { faultOf, inOwnFolder, saidIn } from './said-in.ts'
import { languageNames, type Said, type Speaker, type SpeakingProgram, type SpokenLine } from './voice.ts'

/** A program that an operator has installed: it reads a line on stdin and writes a WAV file. */
export interface InstalledProgram {
  name: string
  command: string
  /** Debian's. */
  packages: string
  /** Where its voices are, below the folder that has its `bin`. */
  voices: string
  speakers: Partial<Record<Locale, Partial<Record<VoiceKind, Omit<Speaker, 'id'>>>>>
  argsOf(line: SpokenLine, file: string): string[]
  textOf(text: string): string
}

interface Installed {
  locale: Locale
  /** Where its command is looked up. */
  searchPath: string
  /** Of one line. */
  timeoutMs?: number
}

/** The program with the voices of a language that are there, or a sentence that says what is missing. */
export function findInstalled(
  program: InstalledProgram,
  { locale, searchPath, timeoutMs = 60_000 }: Installed,
): SpeakingProgram | string {
  const missing = (what: string) =>
    `${what}: nobody speaks ${languageNames[locale]} in films. Install ${program.packages}, or change SPEECH_PROGRAM_${locale.toUpperCase()}.`
  const path = searchPath
    .split(delimiter)
    .map((folder) => join(folder, program.command))
    .find((file) => existsSync(file))
  if (path === undefined) return missing(`${program.name} was not found (${program.command} on the PATH)`)
  const voices = join(dirname(dirname(path)), program.voices)
  const there = Object.entries(program.speakers[locale] ?? {}).filter(([, { name }]) =>
    existsSync(join(voices, name)),
  )
  // Without a voice RHVoice takes another one, of any language.
  if (there.length === 0) return missing(`${program.name} has none of its voices in ${voices}`)
  // One at a time: Festival takes 330 MB.
  const inTurn = pLimit(1)
  return {
    speakers: {
      [locale]: Object.fromEntries(
        there.map(([kind, { name, licence }]) => [kind, { name, licence, id: `${program.command} ${name}` }]),
      ),
    },
    speak: (lines, signal) =>
      inOwnFolder((folder) =>
        Promise.all(lines.map((line, at) => inTurn(() => say(line, join(folder, `${at}.wav`), signal)))),
      ),
  }

  async function say(line: SpokenLine, file: string, signal: AbortSignal): Promise<Said> {
    try {
      await runProgram(path ?? '', program.argsOf(line, file), {
        env: {},
        timeout: timeoutMs,
        signal,
        input: program.textOf(line.text),
      })
    } catch (error) {
      signal.throwIfAborted()
      return { fault: faultOf(error) }
    }
    return await saidIn(file)
  }
}

const freeLicence =
  'by Carnegie Mellon University and the Nagoya Institute of Technology, BSD-like licences: its sound may be sold'

/** English alone, and a woman's voice alone. */
export const festival: InstalledProgram = {
  name: 'Festival',
  command: 'text2wave',
  packages: 'festival and festvox-us-slt-hts',
  voices: 'share/festival/voices/us',
  speakers: {
    en: { woman: { name: 'cmu_us_slt_arctic_hts', licence: `Festival's voice slt, ${freeLicence}` } },
  },
  argsOf: ({ voice, pace }, file) => [
    '-eval',
    `(voice_${voice})`,
    '-eval',
    `(set! hts_engine_params (cons (list "-r" ${pace}) hts_engine_params))`,
    '-o',
    file,
  ],
  // It knows ASCII alone.
  textOf: (text) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/[^\p{ASCII}]/gu, ' '),
}

const arctic = 'LGPL 2.1, after the free CMU Arctic recordings; Debian has it in non-free, so read its terms'

/** Of its voices, those whose terms do not forbid that their sound is sold. */
export const rhvoice: InstalledProgram = {
  name: 'RHVoice',
  command: 'RHVoice-test',
  packages: 'rhvoice with rhvoice-english or rhvoice-brazilian-portuguese',
  voices: 'share/RHVoice/voices',
  speakers: {
    en: {
      woman: { name: 'slt', licence: `RHVoice's voice slt, ${arctic}` },
      man: { name: 'bdl', licence: `RHVoice's voice bdl, ${arctic}` },
    },
    pt: {
      woman: {
        name: 'Leticia-F123',
        licence:
          'RHVoice’s voice Letícia-F123 by F123, CC BY-SA 4.0: name it, and what is made of it may have to be shared under the same licence',
      },
    },
  },
  argsOf: ({ voice, pace }, file) => ['-p', voice, '-r', String(Math.round(pace * 100)), '-o', file],
  textOf: (text) => text,
}
