import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reports } from './steps.ts'

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

/**
 * Adds up the reports of Vitest and Playwright that were written after `since` (milliseconds). A package that should
 * have written one and did not counts as a failure.
 */
export function countReports(root: string, { script, file, meant }: Reports, since: number): Count {
  const count: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const manifest of globSync('{apps,packages,tooling}/*/package.json', { cwd: root })) {
    const folder = dirname(manifest)
    const { scripts } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      scripts?: Record<string, string>
    } // pnpm has read it
    if (!scripts?.[script] || !meant(folder)) continue
    const one = countReport(join(root, folder, 'reports', file), since)
    if (!one) console.log(`No report of ${folder}`)
    count.passed += one?.passed ?? 0
    count.failed += one?.failed ?? 1
    count.skipped += one?.skipped ?? 0
  }
  return count
}

function countReport(path: string, since: number): Count | undefined {
  if (!existsSync(path) || statSync(path).mtimeMs < since) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport // the two reporters' own formats
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
