import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const home = resolve(import.meta.dirname, '../../../.tools/chromium')
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const args = [
  '--no-sandbox', // root has no sandbox, and the pages are our own
  '--disable-gpu',
  '--disable-dev-shm-usage', // containers have little shared memory
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The package's font configuration names other folders; Chromium crashes when it draws text without any font. */
const fontsConfig = `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`

/**
 * A Chromium for tests: the one in `CHROMIUM_PATH`, the system's, or the one in the npm package `@sparticuz/chromium`,
 * unpacked once into `.tools/chromium`.
 */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const installed = env['CHROMIUM_PATH'] ?? onPath(env['PATH'] ?? '')
  if (installed) return { executablePath: installed, args, env: {} }
  if (!existsSync(home)) await unpack()
  const browser = {
    executablePath: join(home, 'chromium'),
    args,
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts'), HOME: home },
  }
  const probe = spawnSync(browser.executablePath, ['--version'], {
    env: { ...env, ...browser.env },
    encoding: 'utf8',
  })
  if (probe.status !== 0)
    throw new Error(
      `The Chromium from npm does not start here: ${probe.stderr.trim()}\n` +
        'Install Chromium with the system’s package manager (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    )
  return browser
}

function onPath(path: string): string | undefined {
  for (const folder of path.split(delimiter))
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  return undefined
}

/** The package reads the temporary folder on import, so set ours before. */
async function unpack() {
  console.log('> Unpacking Chromium …')
  mkdirSync(dirname(home), { recursive: true })
  const part = mkdtempSync(`${home}-part-`)
  const outer = process.env['TMPDIR']
  process.env['TMPDIR'] = part
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  const entry = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
  await inflate(join(entry, '..', 'bin', 'al2023.tar.br'))
  if (outer === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = outer
  writeFileSync(join(part, 'fonts', 'fonts.conf'), fontsConfig)
  if (existsSync(home)) rmSync(part, { recursive: true })
  else renameSync(part, home)
}
