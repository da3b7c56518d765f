import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Reports } from './steps.ts'

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** Names of the failed tests, file first, if the reports contain them. */
  names: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Adds up the Vitest and Playwright reports written after `since` (milliseconds since the epoch). A package without its
 * expected report counts as a failure.
 */
export function countReports(root: string, { script, file, meant }: Reports, since: number): Count {
  const count: Count = { passed: 0, failed: 0, skipped: 0, names: [] }
  for (const manifest of globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).toSorted()) {
    const folder = dirname(manifest)
    const { scripts } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      scripts?: Record<string, string>
    } // pnpm has parsed it before
    if (!scripts?.[script] || !meant(folder)) continue
    const one = countReport(join(root, folder, 'reports', file), since)
    const names = one?.names ?? ['no report']
    count.names.push(...names.map((name) => `${folder}: ${name}`))
    count.passed += one?.passed ?? 0
    count.failed += one?.failed ?? 1
    count.skipped += one?.skipped ?? 0
  }
  return count
}

function countReport(path: string, since: number): Count | undefined {
  if (!existsSync(path) || statSync(path).mtimeMs < since) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport // the reporters' own formats
  return 'stats' in report ? countPlaywright(report) : countVitest(report)
}

/** A file that failed before its first test counts as one failure. */
function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed')
      if (status === 'failed' && assertionResults.length === 0) return [basename(name)]
      return failed.map(({ fullName }) => `${basename(name)} › ${fullName}`)
    }),
  }
}

/** A test that passed only on a retry counts as failed. */
function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    names: suites.flatMap(failedSpecs),
  }
}

const failedSpecs = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file} [${projectName}] › ${title}`),
  ),
  ...suites.flatMap(failedSpecs),
]
