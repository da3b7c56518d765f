import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const tools = resolve(import.meta.dirname, '../../../.tools')

/**
 * The real Caddy: from PATH, or Debian's package unpacked into `.tools/caddy` (no root needed). `undefined` if neither
 * is available.
 */
export function findCaddy(path: string): string | undefined {
  for (const folder of path.split(delimiter))
    if (existsSync(join(folder, 'caddy'))) return join(folder, 'caddy')
  const unpacked = join(tools, 'caddy/usr/bin/caddy')
  if (existsSync(unpacked)) return unpacked
  const part = mkdtempSync(join(tmpdir(), 'recadinho-caddy-'))
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'])
  if (spawnSync('apt-get', ['download', '-qq', 'caddy'], { cwd: part }).status !== 0) return undefined
  const file = readdirSync(part).find((name) => name.endsWith('.deb'))
  if (!file || spawnSync('dpkg', ['-x', file, 'caddy'], { cwd: part }).status !== 0) return undefined
  mkdirSync(tools, { recursive: true })
  spawnSync('cp', ['-r', join(part, 'caddy'), join(tools, 'caddy-part')])
  renameSync(join(tools, 'caddy-part'), join(tools, 'caddy'))
  rmSync(part, { recursive: true, force: true })
  return unpacked
}

/** Runs the project's own Caddyfile; resolves once it listens. */
export async function startCaddy(program: string, env: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'recadinho-caddy-home-'))
  const config = resolve(import.meta.dirname, '../Caddyfile')
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log: string[] = []
  await new Promise<void>((done, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log.push(chunk.toString())
      if (log.join('').includes('serving initial configuration')) done()
    })
    child.once('exit', () => fail(new Error(`Caddy ended:\n${log.join('')}`)))
  })
  return {
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
