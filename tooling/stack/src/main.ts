import { resolve } from 'node:path'
import { build } from './build.ts'
import { portsFrom } from './ports.ts'
import { startStack } from './stack.ts'

const root = resolve(import.meta.dirname, '../../..')
const say = (line: string) => console.log(line)

try {
  const { PORT_BASE, DATA_DIR, DATABASE_URL } = process.env
  const ports = portsFrom(Number(PORT_BASE ?? 3000))
  const dataDir = resolve(root, DATA_DIR ?? '.data')
  if (!process.argv.includes('--built')) {
    say('> Building …')
    await build(root, say)
  }
  const stack = await startStack({
    root,
    dataDir,
    ports,
    databaseUrl: DATABASE_URL,
    fresh: process.argv.includes('--fresh'),
    say,
  })
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    say('\n> Stopping …')
    stack.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end) // the terminal was closed
  const at = (port: number, path = '') => `http://localhost:${port}${path}`
  say(
    `ready: shop ${at(ports.storefront)} · admin ${at(ports.admin, '/admin')} · API ${at(ports.api)} · payments rehearsal ${at(ports.gateway)} · mail ${at(ports.mail)} (Ctrl-C stops)`,
  )
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
