/** The reports of a step: every selected package that has the script must write one. */
export interface Reports {
  script: 'test' | 'e2e'
  file: 'vitest.json' | 'playwright.json'
  /** Selects packages by folder, such as `apps/api`. */
  meant: (folder: string) => boolean
}

/** One part of `npm test`. */
export interface Step {
  name: string
  title: string
  command: string[]
  /** The reports to count; without them, the step counts as one check. */
  reports?: Reports
  env?: Record<string, string>
}

const turbo = (task: string, ...options: string[]) => [
  'pnpm',
  'exec',
  'turbo',
  'run',
  task,
  '--continue',
  '--output-logs=new-only',
  '--no-update-notifier',
  ...options,
]

/** Runs the tests of the selected packages even if nothing has changed: only this run's results count. */
const tests = (filter: string) => turbo('test', '--force', `--filter=${filter}`)

/** Ordered to find mistakes early. */
export const steps: Step[] = [
  { name: 'format', title: 'Formatting', command: ['pnpm', 'run', 'format:check'] },
  { name: 'lint', title: 'Lint', command: ['pnpm', 'run', 'lint'] },
  { name: 'types', title: 'Types', command: ['pnpm', 'run', 'types'] },
  {
    name: 'unit',
    title: 'Unit tests',
    command: tests('!@recadinho/api'),
    reports: { script: 'test', file: 'vitest.json', meant: (folder) => folder !== 'apps/api' },
  },
  {
    name: 'api',
    title: 'API on a real PostgreSQL',
    command: tests('@recadinho/api'),
    reports: { script: 'test', file: 'vitest.json', meant: (folder) => folder === 'apps/api' },
  },
  {
    name: 'build',
    title: 'Build',
    command: ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--no-update-notifier'],
  },
  { name: 'size', title: 'Size budgets', command: ['pnpm', '--filter', './apps/*', 'size'] },
  {
    name: 'e2e',
    title: 'End to end in a browser',
    // turbo never caches this task, and need not build again what the step before has built.
    command: turbo('e2e', '--concurrency=1'),
    reports: { script: 'e2e', file: 'playwright.json', meant: () => true },
  },
]
