import { once } from 'node:events'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { build, builtUrl, usualUrl } from './build.ts'
import { portsFrom } from './ports.ts'
import { startStack, type Stack } from './stack.ts'

const root = resolve(import.meta.dirname, '../../..')
const say = (line: string) => console.log(line)

// A closed terminal refuses output; that must not interrupt the shutdown.
process.stdout.on('error', () => undefined)

/** Registered first, so that a stop during the start also stops what has started. SIGHUP: the terminal was closed. */
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())
stopping.signal.addEventListener('abort', () => say('\n> Stopping …'))

const stack = await start(stopping.signal).catch(async (error: unknown) => {
  // An operation that the signal interrupted may fail before the signal handler runs.
  await setImmediate()
  return stopping.signal.aborted ? process.exit(0) : fail(error)
})
if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
await stack.stop().catch(fail)
process.exit(0)

async function start(signal: AbortSignal): Promise<Stack> {
  const { PORT_BASE, DATA_DIR, DATABASE_URL } = process.env
  const ports = portsFrom(Number(PORT_BASE || 3000))
  const at = (port: number, path = '') => `http://localhost:${port}${path}`
  const publicUrl = at(ports.storefront)
  if (!process.argv.includes('--built')) {
    say('> Building …')
    const named = process.argv.includes('--usual-build') ? usualUrl : publicUrl
    await build({ root, publicUrl: named, say, signal })
  } else if ((builtUrl(root) ?? publicUrl) !== publicUrl)
    say(
      `The built pages name ${builtUrl(root)} as their address. Start without --built to build them for ${publicUrl}.`,
    )
  const started = await startStack({
    root,
    dataDir: resolve(root, DATA_DIR || '.data'),
    ports,
    databaseUrl: DATABASE_URL,
    fresh: process.argv.includes('--fresh'),
    say,
    signal,
  })
  say('ready:')
  say(`  Shop           ${at(ports.storefront)}`)
  say(`  Admin          ${at(ports.admin, '/admin')}`)
  say(`  Test payments  ${at(ports.gateway)}`)
  say(`  Test inbox     ${at(ports.mail)}`)
  say(`  Test WhatsApp  ${at(ports.whatsapp)}`)
  say(`  Test ads       ${at(ports.ads)}`)
  say(`  Test landing   ${at(ports.landing)}`)
  say(`  API            ${at(ports.api)}`)
  say('Press Ctrl-C to stop.')
  return started
}

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
