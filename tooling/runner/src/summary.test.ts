import { expect, test } from 'vitest'
import { summaryTable } from './summary.ts'

test('each step of a run stands in a line with how long it took, and the whole below', () => {
  const table = summaryTable([
    { title: 'Lint', passed: 1, failed: 0, skipped: 0, ms: 4_210 },
    { title: 'Unit tests', passed: 1_204, failed: 2, skipped: 3, ms: 119_700 },
  ])
  expect(table.split('\n')).toEqual([
    'Step        passed  failed  skipped        time',
    'Lint             1       0        0       4.2 s',
    'Unit tests    1204       2        3  2 min 00 s',
    'All           1205       2        3  2 min 04 s',
  ])
})
