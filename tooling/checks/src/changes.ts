import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../changes')

/** Locales and tests are in the patch, but not in its number of files. */
const uncounted = /\/(locales|test)\/|\.(test|e2e)\.tsx?$/

/** A typical change of the project, as a patch that is never merged: it shows how many files such a change takes. */
export interface Change {
  /** The patch's file name. */
  name: string
  /** The first line of the patch. */
  title: string
  /** The most files that it may take, from the line `At most <n> files`. */
  most: number
  patch: string
  /** Those that count. */
  files: { path: string; isNew: boolean }[]
}

export const listChanges = (): Change[] =>
  globSync('*.patch', { cwd: folder })
    .toSorted()
    .map((file) => readChange(join(folder, file)))

function readChange(patch: string): Change {
  const text = readFileSync(patch, 'utf8')
  const title = text.split('\n', 1)[0] ?? ''
  const most = /^At most (\d+) files/m.exec(text)?.[1]
  if (most === undefined) throw new Error(`${patch} does not say how many files it may take`)
  const parts = text.split(/^(?=diff --git )/m).slice(1)
  const changed = parts.map((part) => ({
    path: /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? /^--- a\/(.+)$/m.exec(part)?.[1] ?? '',
    isNew: /^new file mode/m.test(part),
  }))
  const files = changed.filter(({ path }) => !uncounted.test(path))
  return { name: basename(patch, '.patch'), title, most: Number(most), patch, files }
}

/** Applies the patch to a copy of the project, or only checks whether it can be; throws if it cannot. */
export function apply({ name, patch }: Change, root: string, ...options: '--check'[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...options, patch], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The change ${name} no longer applies, make it again: ${stderr}`)
}
