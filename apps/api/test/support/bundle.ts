import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    serverEntry: string
  }
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = at('dist-test')

/** The server as it is deployed, from the sources as they are: it starts in a fifth of the time that these take. */
export default function setup(project: Pick<TestProject, 'provide'>) {
  // Of many runs in a row, such as those of `tooling/mutants`, few start a server.
  const isOneOfMany = process.env['TEMPLATE_DATABASE'] !== undefined
  project.provide('serverEntry', isOneOfMany ? at('src/server.ts') : `${folder}/server.js`)
  if (isOneOfMany) return undefined
  execFileSync(at('node_modules/.bin/rolldown'), ['--config', '--dir', folder, '--log-level', 'silent'], {
    cwd: at('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return () => rmSync(folder, { recursive: true, force: true })
}
