import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { print } from './print.ts'
import { root } from './shop.ts'

/**
 * Runs `npm start` from a fresh clone with an empty home and cache, and then once more. Needs git and the npm registry.
 */
export async function benchCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-clone-'))
  chmodSync(folder, 0o755) // otherwise root's database would go to another folder and stay there
  try {
    const clone = join(folder, 'shop')
    const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
    if (cloned.status !== 0) throw new Error('The checkout could not be cloned')
    const cold = await secondsToReady(clone, folder)
    const second = await secondsToReady(clone, folder)
    print('npm start, from the command to its ready line', [
      {
        what: 'cold: fresh clone, empty home and cache',
        value: `${cold.toFixed(1)} s`,
        against: 'at most 180 s',
      },
      { what: 'second', value: `${second.toFixed(1)} s`, against: 'at most 10 s' },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function secondsToReady(clone: string, home: string): Promise<number> {
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      HOME: home,
      npm_config_cache: join(home, 'npm'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      PORT_BASE: '24600',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lines: string[] = []
  const ended = once(npm, 'exit')
  const ready = new Promise<number>((resolve) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('ready')) resolve((performance.now() - started) / 1000)
    })
  })
  const failed = ended.then(() => Promise.reject(new Error(`npm start ended:\n${lines.join('\n')}`)))
  const seconds = await Promise.race([ready, failed])
  failed.catch(() => undefined) // ended below, intentionally
  process.kill(-(npm.pid ?? 0), 'SIGINT')
  await ended
  return seconds
}
