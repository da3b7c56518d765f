import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read, root } from './tree.ts'

interface Task {
  taskId: string
  directory: string
  dependencies: string[]
  environmentVariables: { specified: { env: string[] } }
}

/** What turbo would do, without doing it. */
function planned(task: string): Task[] {
  const run = spawnSync('pnpm', ['exec', 'turbo', 'run', task, '--dry=json', '--no-update-notifier'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr + run.stdout).toContain('"tasks"')
  return (JSON.parse(run.stdout) as { tasks: Task[] }).tasks // turbo's documented dry run
}

/** Turbo keeps back every variable that a task does not name: the build would silently be another one. */
test('every variable that a build reads is let through by turbo, and makes another build', () => {
  const tasks = planned('build')
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

/** Else a result from before a change of `contracts` would stand for the API's tests after it. */
test('a change of a package makes the tests of whoever uses it run anew', () => {
  const api = planned('test').find(({ taskId }) => taskId === '@recadinho/api#test')
  expect(api?.dependencies).toEqual(
    expect.arrayContaining(['@recadinho/contracts#sources', '@recadinho/i18n#sources']),
  )
})
