/** The result of one step, for the summary table. */
export interface StepResult {
  title: string
  passed: number
  failed: number
  skipped: number
  ms: number
}

/** Formats the steps of a run with their durations and the total. */
export function summaryTable(results: readonly StepResult[]): string {
  const sum = (pick: (result: StepResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0)
  const all: StepResult = {
    title: 'All',
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    ms: sum(({ ms }) => ms),
  }
  const rows = [
    ['Step', 'passed', 'failed', 'skipped', 'time'],
    ...[...results, all].map(({ title, passed, failed, skipped, ms }) => [
      title,
      String(passed),
      String(failed),
      String(skipped),
      duration(ms),
    ]),
  ]
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
        .join('  '),
    )
    .join('\n')
}

function duration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
