import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

interface Service {
  build?: { dockerfile: string; target?: string; args?: object }
  environment?: Record<string, string>
  logging?: object
  cap_drop?: string[]
  security_opt?: string[]
  volumes?: string[]
  restart?: string
  init?: boolean
  depends_on?: Record<string, { condition: string }>
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> } // our own file

test('every image’s Dockerfile exists and copies only files that exist', () => {
  const files = Object.values(compose.services).flatMap((service) => service.build?.dockerfile ?? [])
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    for (const [, source = ''] of read(file).matchAll(/^COPY (?!--from)(\S+) /gm))
      expect(existsSync(resolve(root, source))).toBe(true)
})

test('what git leaves out, secrets above all, does not go into an image either', () => {
  const lines = (file: string) => read(file).trim().split('\n')
  const bare = (line: string) => line.replace(/^\*\*\//, '').replace(/\/$/, '')
  expect(lines('.dockerignore').map(bare)).toEqual(expect.arrayContaining(lines('.gitignore').map(bare)))
})

test('the images carry the Node and pnpm that the bootstrap pins', () => {
  const bootstrap = read('tooling/bootstrap/bootstrap.mjs')
  for (const file of ['tooling/deploy/api.Dockerfile', 'tooling/deploy/web.Dockerfile']) {
    for (const [, version] of read(file).matchAll(/node:([\d.]+)-slim/g))
      expect(bootstrap).toContain(`node: '${version}'`)
    for (const [, version] of read(file).matchAll(/pnpm@([\d.]+)/g))
      expect(bootstrap).toContain(`pnpm: '${version}'`)
  }
})

test('the web server reads the pages that the renderer draws for the same build, and cannot change them', () => {
  const { renderer, web } = compose.services
  expect(renderer?.build).toEqual({ ...web?.build, target: 'renderer' })
  expect(renderer?.volumes).toContain(`pages:${renderer?.environment?.['PAGES_DIR']}`)
  expect(web?.volumes).toContain(`pages:${web?.environment?.['PAGES_DIR']}:ro`)
  const entry = read('apps/storefront/renderer/main.ts')
  for (const name of Object.keys(renderer?.environment ?? {})) expect(entry).toContain(`${name} = `)
})

test('logs of every container are rotated, and none keeps capabilities that it does not name', () => {
  const options = { 'max-size': expect.any(String), 'max-file': expect.any(String) }
  for (const [name, service] of Object.entries(compose.services))
    expect(service, name).toMatchObject({
      logging: { driver: 'json-file', options },
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
})

test('the API’s image holds its bundle and the native code that draws pictures, and no other packages', () => {
  const dockerfile = read('tooling/deploy/api.Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY --from=build (\S+)/gm)].map(([, source]) => source)
  expect(copied).toEqual(['/shop/apps/api/package.json', '/shop/apps/api/dist', '/shop/native'])
  expect(dockerfile).not.toContain('source-maps')
})

test('the API’s image has the ffmpeg that the API looks for', () => {
  const [, image = ''] = read('tooling/deploy/api.Dockerfile').split(/^FROM .* AS build$/m)
  const final = image.slice(image.indexOf('\nFROM '))
  expect(final).toMatch(/apt-get install .*\bffmpeg\b/)
  expect(read('THIRD-PARTY-NOTICES.md')).toMatch(/\[ffmpeg\].*GPL.*API's image/)
})

test('every variable given to the web server is one that the Caddyfile or its headers read', () => {
  const caddyfile = read('tooling/deploy/Caddyfile') + read('tooling/deploy/src/write-headers.ts')
  for (const name of Object.keys(compose.services['web']?.environment ?? {}))
    expect(caddyfile).toContain(`{$${name}`)
})

test('a service that others wait for to complete is tried once, so that a failure ends the command', () => {
  const awaited = Object.values(compose.services)
    .flatMap(({ depends_on }) => Object.entries(depends_on ?? {}))
    .filter(([, { condition }]) => condition === 'service_completed_successfully')
    .map(([name]) => name)
  expect(awaited).toContain('migrate')
  for (const name of awaited) expect(compose.services[name]?.restart, name).toBe('no')
})

test('a server that ends itself is started again: it is not process 1, which cannot be killed from within', () => {
  for (const name of ['api', 'jobs'])
    expect(compose.services[name], name).toMatchObject({ init: true, restart: 'unless-stopped' })
})

/** The operator's settings that `docker-compose.yml` requires. */
const operator: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  SHOP_DOMAIN: 'shop.test',
  ADMIN_DOMAIN: 'admin.shop.test',
  LINK_SECRET: 'x'.repeat(32),
}

test('the .env in the README has what docker-compose.yml requires, and nothing else', () => {
  const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  const [, example = ''] = /```sh\n(   SHOP_DOMAIN[^`]*)```/.exec(read('tooling/deploy/README.md')) ?? []
  const names = [...example.matchAll(/^ *(\w+)=/gm)].map(([, name = '']) => name)
  expect(names.toSorted()).toEqual(required.toSorted())
  expect(names.toSorted()).toEqual(Object.keys(operator).toSorted())
})

test('the README checks the configuration before it replaces anything', () => {
  const [, commands = ''] =
    /```sh\n( +docker compose build[^`]*)```/.exec(read('tooling/deploy/README.md')) ?? []
  const steps = commands.split('&&').map((step) => step.trim())
  const replaces = steps.findIndex((step) => step === 'docker compose up -d')
  const checks = steps.findIndex((step) => step.endsWith('server.js check'))
  expect(checks).toBeGreaterThan(0)
  expect(replaces).toBeGreaterThan(checks)
  for (const step of steps.slice(0, replaces).filter((step) => step.includes(' up ')))
    expect(step).toContain('--no-recreate')
})

/** Optional: a shop may have all of these keys or none. */
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

/**
 * Whether the API accepts a configuration. The database's address is unreachable, so that the start never gets further.
 */
function startApi(set: Record<string, string>) {
  const fill = (value: string): string =>
    value.replaceAll(
      /\$\{(\w+)(?::[-?]((?:[^{}]|\{[^{}]*\})*))?\}/g,
      (_, name: string, fallback = '') => set[name] ?? fill(fallback),
    )
  const wanted = Object.entries(compose.services['api']?.environment ?? {}).map(([name, value]) => [
    name,
    fill(value),
  ])
  const env = { ...Object.fromEntries(wanted), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  return spawnSync(process.execPath, ['src/server.ts', 'migrate'], {
    cwd: resolve(root, 'apps/api'),
    env,
    encoding: 'utf8',
  }).stderr
}

test('the API takes the configuration that docker-compose.yml gives it, and no test key', () => {
  expect(startApi(operator)).not.toContain('configuration cannot be used')
  expect(startApi({ ...operator, ...stripe })).not.toContain('configuration cannot be used')
  expect(startApi({ ...operator, ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain(
    'STRIPE_SECRET_KEY is a test key',
  )
}, 240_000) // three starts of the server
