import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { apiSize } from './api-size.ts'
import { apply, listChanges, type Change } from './changes.ts'
import { projectFiles, root } from './tree.ts'

/**
 * `pnpm change-cost [name …]`: makes each typical change of `tooling/checks/changes` in a copy of the project, checks its
 * types, and prints the files that it took. Ends with an error if the types do not fit or it took too many files. First it
 * prints how large the API's source is; `pnpm change-cost size` prints only that.
 */
function main(names: readonly string[]): void {
  printSize()
  if (names[0] === 'size') return
  const changes = listChanges().filter(({ name }) => names.length === 0 || names.includes(name))
  if (changes.length < names.length)
    throw new Error(
      `There are only: ${listChanges()
        .map(({ name }) => name)
        .join()}`,
    )
  for (const change of changes) if (!replay(change)) process.exitCode = 1
}

function printSize(): void {
  const { files, lines, fragments, longest } = apiSize()
  print(`API: ${lines} lines in ${files.length} files`)
  print(`  the longest: ${longest?.path}, ${longest?.lines} lines`)
  print(`  files of 20 lines or fewer: ${fragments.length}`)
  for (const fragment of fragments) print(`  ${fragment.lines} ${fragment.path}`)
}

function replay(change: Change): boolean {
  const { name, title, most, files } = change
  const copy = mkdtempSync(join(tmpdir(), 'recadinho-change-'))
  try {
    copyProject(copy)
    apply(change, copy)
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-b'], {
      cwd: copy,
      encoding: 'utf8',
    })
    print(`${name}: ${files.length} files (at most ${most}), types ${status === 0 ? 'fit' : 'do not fit'}`)
    print(`  ${title}`)
    for (const { path, isNew } of files) print(`  ${isNew ? 'new    ' : 'changed'} ${path}`)
    if (status !== 0) print(stdout)
    return status === 0 && files.length <= most
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** With the links of each package's `node_modules`, so that packages of the copy import each other. */
function copyProject(copy: string): void {
  const files = projectFiles()
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of files.filter((each) => /^\w+\/[\w-]+\/package\.json$/.test(each))) {
    const modules = join(dirname(file), 'node_modules')
    cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true })
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

main(process.argv.slice(2))
