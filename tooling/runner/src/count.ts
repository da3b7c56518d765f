import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Adds up the reports of Vitest and Playwright that were written after `since` (milliseconds). */
export function countReports(root: string, glob: string, since: number): Count {
  const count: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const file of globSync(glob, { cwd: root })) {
    const path = join(root, file)
    if (statSync(path).mtimeMs < since) continue
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport // the two reporters' own formats
    const one = 'stats' in report ? countPlaywright(report) : countVitest(report)
    count.passed += one.passed
    count.failed += one.failed
    count.skipped += one.skipped
  }
  return count
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
  }
}

/** A test that passed only when it was run again has failed. */
function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
