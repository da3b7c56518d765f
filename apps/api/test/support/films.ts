import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filmEncoder } from '@recadinho/stack/ffmpeg'
import type { TimelineInput } from '@recadinho/stage/timeline'

/** Tests make their films with the machine's ffmpeg or the build from npm: none is skipped. */
export const encoder = filmEncoder()

/** A film of a few seconds. */
export const shortFilm = (change: Partial<TimelineInput> = {}): TimelineInput => ({
  cast: ['princess-amara'],
  lines: [{ speaker: 'princess-amara', text: 'Hello, Olivia!' }],
  locale: 'en',
  seed: 7,
  name: 'Olivia',
  banner: 'Olivia',
  fps: 12,
  ...change,
})

/** A program in place of ffmpeg, which does what the shell script says. */
export async function fakeEncoder(folder: string, script: string): Promise<string> {
  const path = join(folder, `encoder-${script.length}-${process.hrtime.bigint()}`)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}
