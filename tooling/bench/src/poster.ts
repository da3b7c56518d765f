import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createFfmpeg } from '@recadinho/api/ffmpeg'
import { print, type Figure } from './print.ts'
import { childPeakMb } from './process-figures.ts'

const run = promisify(execFile)
const films = [
  { name: '4K', size: '3840x2160', most: 250 },
  { name: '8K', size: '7680x4320', most: 500 },
]

/** Measures how much memory ffmpeg takes to draw the poster of a short, large film, which it also makes. */
export async function benchPoster() {
  const path = process.env['FFMPEG_PATH'] || 'ffmpeg'
  const ffmpeg = createFfmpeg(path)
  if (!(await ffmpeg.available())) return console.log('\nThe poster needs ffmpeg (FFMPEG_PATH).')
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-poster-'))
  try {
    const figures: Figure[] = []
    for (const { name, size, most } of films) {
      const file = join(folder, `${name}.mp4`)
      const input = ['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30`, '-t', '3']
      await run(path, [...input, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file])
      let peak = 0
      const timer = setInterval(() => (peak = Math.max(peak, childPeakMb(process.pid))), 20)
      const began = performance.now()
      await ffmpeg.poster(file, join(folder, 'poster.jpg')).finally(() => clearInterval(timer))
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      figures.push({
        what: `of a ${name} film`,
        value: `${peak.toFixed(0)} MB, ${seconds} s`,
        against: `at most ${most} MB`,
      })
    }
    print('Memory of ffmpeg for the poster', figures)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
