import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildEnvironment } from './build.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What turbo would build: a task with the same hash is taken from its cache. */
function hashes(publicUrl: string): Map<string, string> {
  const { stdout } = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--dry=json'], {
    cwd: root,
    env: buildEnvironment(publicUrl),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; hash: string }[] } // turbo's own format
  return new Map(tasks.map(({ taskId, hash }) => [taskId, hash]))
}

test('a shop at other ports gets pages of its own, which name its address; nothing else is built again', () => {
  const [usual, other] = [hashes('http://localhost:3000'), hashes('http://localhost:4300')]
  const changed = [...usual].filter(([task, hash]) => other.get(task) !== hash).map(([task]) => task)
  expect(usual.size).toBeGreaterThan(2)
  expect(changed).toEqual(['@recadinho/storefront#build'])
})

test('a PUBLIC_URL of the environment does not apply to a shop on this machine', () => {
  expect(buildEnvironment('http://localhost:4300')['PUBLIC_URL']).toBe('http://localhost:4300')
  expect(buildEnvironment('http://localhost:3000')['PUBLIC_URL']).toBeUndefined()
})
