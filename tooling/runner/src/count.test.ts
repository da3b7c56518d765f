import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countReports } from './count.ts'
import type { Reports } from './steps.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recadinho-count-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, content: unknown) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
  return path
}

const unit: Reports = { script: 'test', file: 'vitest.json', meant: (folder) => folder !== 'apps/api' }
const testing = { scripts: { test: 'vitest run' } }
const testResults = [
  {
    name: '/shop/src/money.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'halves' },
    ],
  },
]
const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults }

test('the reports of all expected packages are added up', () => {
  for (const folder of ['packages/a', 'tooling/b', 'apps/api']) {
    write(`${folder}/package.json`, testing)
    write(`${folder}/reports/vitest.json`, report)
  }
  expect(countReports(root, unit, 0)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    names: ['packages/a: money.test.ts › halves', 'tooling/b: money.test.ts › halves'],
  })
})

test('a package without the script is not expected to report', () => {
  write('tooling/presets/package.json', {})
  expect(countReports(root, unit, 0)).toEqual({ passed: 0, failed: 0, skipped: 0, names: [] })
})

test('a missing report, or one from an earlier run, is a failure', () => {
  write('packages/a/package.json', testing)
  expect(countReports(root, unit, 0).failed).toBe(1)
  utimesSync(write('packages/a/reports/vitest.json', report), new Date(1000), new Date(1000))
  expect(countReports(root, unit, Date.now() - 60_000)).toMatchObject({
    failed: 1,
    names: ['packages/a: no report'],
  })
})

test('a file that failed before its first test is a failure', () => {
  write('packages/a/package.json', testing)
  const broken = [{ name: '/shop/src/broken.test.ts', status: 'failed', assertionResults: [] }]
  write('packages/a/reports/vitest.json', { ...report, numFailedTests: 0, testResults: broken })
  expect(countReports(root, unit, 0)).toMatchObject({ failed: 1, names: ['packages/a: broken.test.ts'] })
})

test('a browser test that passed only on a retry has failed', () => {
  write('apps/shop/package.json', { scripts: { e2e: 'playwright test' } })
  const ran = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] })
  write('apps/shop/reports/playwright.json', {
    suites: [
      {
        file: 'card.e2e.ts',
        specs: [ran('pays', 'expected'), ran('waits', 'flaky')],
        suites: [{ file: 'card.e2e.ts', specs: [ran('declined', 'unexpected')] }],
      },
    ],
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
  })
  const e2e: Reports = { script: 'e2e', file: 'playwright.json', meant: () => true }
  expect(countReports(root, e2e, 0)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    names: ['apps/shop: card.e2e.ts [phone] › waits', 'apps/shop: card.e2e.ts [phone] › declined'],
  })
})
