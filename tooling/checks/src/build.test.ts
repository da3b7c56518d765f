import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read, root } from './tree.ts'

interface Task {
  taskId: string
  directory: string
  environmentVariables: { specified: { env: string[] } }
}

/** What turbo would do for `pnpm build`, without doing it. */
function planned(): Task[] {
  const run = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--dry=json', '--no-update-notifier'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr + run.stdout).toContain('"tasks"')
  return (JSON.parse(run.stdout) as { tasks: Task[] }).tasks // turbo's documented dry run
}

/** Turbo keeps back every variable that a task does not name: the build would silently be another one. */
test('every variable that a build reads is let through by turbo, and makes another build', () => {
  const tasks = planned()
  const reads = projectFiles()
    .filter((file) => /^(apps|packages)\/[^/]+\/(scripts\/.*|vite\.config)\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/process\.env\['(\w+)'\]/g)].map(([, name = '']) => ({ file, name })),
    )
  expect(reads.map(({ name }) => name)).toContain('SERVICE_WORKER')
  for (const { file, name } of reads) {
    const task = tasks.find(({ directory }) => join(root, file).startsWith(join(root, directory, '/')))
    expect(task?.environmentVariables.specified.env, `${dirname(file)}: ${name}`).toContain(name)
  }
})
