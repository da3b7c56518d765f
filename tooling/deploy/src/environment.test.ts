import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

interface Service {
  environment?: Record<string, string>
  deploy?: { replicas: string }
}

const source = read('docker-compose.yml')
const compose = parse(source, { merge: true }) as { services: Record<string, Service> } // our own file
const environmentOf = (...services: string[]) =>
  Object.assign({}, ...services.map((name) => compose.services[name]?.environment)) as Record<string, string>

const config = ['apps/api/src/config.ts', 'apps/api/src/config-speech.ts'].map(read).join('\n')
const names = (text: string | undefined, pattern: RegExp) =>
  [...(text ?? '').matchAll(pattern)].map(([, name = '']) => name)
/** What the API reads, and which of it production refuses. */
const apiReads = names(config, /\w\('([A-Z][A-Z0-9_]+)'/g)
const standIns = new Set(names(config, /standIn\('(\w+)'\)/g))

const example = read('.env.example')
const documented = names(example, /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)
/** Set by the operator, with their defaults. */
const interpolated = new Map(
  [...source.matchAll(/\$\{(\w+)(?::-([^}]*))?/g)].map(([, name = '', value = '']) => [name, value]),
)

test('compose passes on every variable that the API reads, except those that production refuses', () => {
  expect(apiReads.length).toBeGreaterThan(50)
  const given = Object.keys(environmentOf('migrate', 'api', 'jobs'))
  expect(given.toSorted()).toEqual(apiReads.filter((name) => !standIns.has(name)).toSorted())
})

test('every variable that something reads is documented', () => {
  const given = Object.keys(environmentOf('api', 'renderer'))
  for (const name of [...apiReads, ...given, ...interpolated.keys()]) expect(documented).toContain(name)
})

test('every documented variable is read by something', () => {
  const readers = [
    'apps/storefront/renderer/main.ts',
    'apps/storefront/scripts/build.ts',
    'tooling/stack/src/main.ts',
    'tooling/deploy/Caddyfile',
  ].map(read)
  const others = documented.filter((name) => !apiReads.includes(name) && !interpolated.has(name))
  for (const name of others)
    expect(
      readers.some((reader) => reader.includes(name)),
      name,
    ).toBe(true)
})

test('compose, .env.example and the API have the same defaults', () => {
  const defaults = [...example.matchAll(/^([A-Z0-9_]+)=(.+)$/gm)]
  expect(defaults.length).toBeGreaterThan(5)
  const own = (name: string) =>
    new RegExp(`'${name}', .*(?:default: |\\], )'?([\\w.:/]+)`).exec(config)?.[1]?.replaceAll(/(?<=\d)_/g, '')
  for (const [, name = '', value] of defaults)
    expect([interpolated.get(name) || value, own(name) ?? value], name).toEqual([value, value])
})

test('an operator sets the number of processes in .env', () => {
  expect(compose.services['api']?.deploy?.replicas).toBe('${API_REPLICAS:-1}')
  expect(compose.services['jobs']?.deploy?.replicas).toBe('${JOBS_REPLICAS:-1}')
  expect(compose.services['films']?.deploy?.replicas).toBe('${FILMS_REPLICAS:-1}')
})
