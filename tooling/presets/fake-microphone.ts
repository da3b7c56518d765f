import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { wavOfSpeech } from '@recadinho/stage/film-sound'

const rate = 48_000

/** A voice of five syllables a second, and a pause after 1.6 seconds. */
function voice(_: unknown, i: number): number {
  const t = i / rate
  const syllables = t < 1.6 ? Math.sin(Math.PI * 5 * t) ** 2 : 0
  const tone = [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 170 * n * t) / n, 0)
  return 0.25 * syllables * tone
}

type LaunchFixture = [
  (
    options: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => Promise<void>,
  { scope: 'worker' },
]

/** For `test.use`: the browser has a microphone, allowed, that hears a voice of two seconds again and again. */
export const withFakeMicrophone: { launchOptions: LaunchFixture } = {
  launchOptions: [
    async ({ launchOptions }, use) => {
      const heard = join(mkdtempSync(join(tmpdir(), 'recadinho-e2e-voice-')), 'voice.wav')
      writeFileSync(heard, wavOfSpeech({ samples: Float32Array.from({ length: 2 * rate }, voice), rate }))
      const fake = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${heard}`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
    },
    { scope: 'worker' },
  ],
}
