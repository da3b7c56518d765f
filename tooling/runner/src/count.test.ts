import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countReports } from './count.ts'

const root = mkdtempSync(join(tmpdir(), 'recadinho-count-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function report(file: string, content: unknown) {
  const path = join(root, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults: [] }

test('both kinds of report are added up', () => {
  report('both/a/reports/vitest.json', vitest)
  report('both/b/reports/playwright.json', {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
  })
  expect(countReports(root, 'both/*/reports/*.json', 0)).toEqual({ passed: 7, failed: 3, skipped: 3 })
})

test('a file that broke before its first test is a failure', () => {
  const broken = { ...vitest, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
  report('broken/reports/vitest.json', broken)
  expect(countReports(root, 'broken/reports/*.json', 0).failed).toBe(1)
})

test('a report of an earlier run does not count', () => {
  const path = report('old/reports/vitest.json', vitest)
  utimesSync(path, new Date(1000), new Date(1000))
  expect(countReports(root, 'old/reports/*.json', Date.now() - 60_000)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  })
})
