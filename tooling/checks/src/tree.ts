import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

const ignored =
  /(^|\/)(node_modules|dist|dist-ssr|dist-types|reports|test-results|\.tools|\.data|\.turbo|\.git)(\/|$)/

/** The project's own files: from git, or from the file system in a copy without git. */
export function projectFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files =
    git.status === 0
      ? git.stdout.split('\n')
      : globSync('**/*', { cwd: root, exclude: (path) => ignored.test(path) })
  return files.filter((file) => file !== '' && !ignored.test(file))
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a TypeScript file imports, exactly as written. */
export function importsOf(source: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}
