import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * The encoder of films on this machine: `FFMPEG_PATH`, the installed ffmpeg, or the build from npm. That one is old, so
 * give it nothing but the shop's own frames and sound, never an uploaded file.
 */
export function filmEncoder(): string {
  const named = process.env['FFMPEG_PATH'] || 'ffmpeg'
  return runs(named) ? named : (buildFromNpm() ?? named)
}

const runs = (path: string) => spawnSync(path, ['-version'], { timeout: 10_000 }).status === 0

/** Loaded only where it is needed, because the package throws on a platform for which it has no build: films wait there. */
function buildFromNpm(): string | undefined {
  try {
    return (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path // as its README says
  } catch (error) {
    console.warn('There is no ffmpeg for films here:', error)
    return undefined
  }
}
