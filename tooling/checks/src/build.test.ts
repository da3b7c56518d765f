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

/** The tasks that turbo would run, from a dry run. */
function planned(task: string): Task[] {
  const run = spawnSync('pnpm', ['exec', 'turbo', 'run', task, '--dry=json', '--no-update-notifier'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(run.stderr + run.stdout).toContain('"tasks"')
  return (JSON.parse(run.stdout) as { tasks: Task[] }).tasks // turbo's documented dry run
}

/** Turbo hides every variable that a task does not list, so the build would silently differ. */
test('every variable that a build reads is passed by turbo and is part of its cache key', () => {
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

test('what our messages advise to set reaches the tests through turbo', () => {
  const { globalPassThroughEnv } = JSON.parse(read('turbo.json')) as { globalPassThroughEnv: string[] } // turbo has read it
  const advised = projectFiles()
    .filter((file) => /^tooling\/(browser|postgres)\/src\/.*\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bset ([A-Z]+_[A-Z]+)/gi)].map(([, name = '']) => name))
  expect(advised).toContain('DATABASE_URL')
  // Tests use their own ports.
  expect(globalPassThroughEnv).toEqual(expect.arrayContaining(advised.filter((name) => name !== 'PORT_BASE')))
})

/** Otherwise the API's tests would reuse a cached result from before a change of `contracts`. */
test('a change of a package reruns the tests of its dependents', () => {
  const api = planned('test').find(({ taskId }) => taskId === '@recadinho/api#test')
  expect(api?.dependencies).toEqual(
    expect.arrayContaining(['@recadinho/contracts#sources', '@recadinho/i18n#sources']),
  )
})
