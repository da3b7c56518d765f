import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { countReports, type Count } from './count.ts'
import { useOwnTempFolder } from './own-temp-folder.ts'
import { steps, type Step } from './steps.ts'
import { summaryTable, type StepResult } from './summary.ts'

const root = resolve(import.meta.dirname, '../../..')
const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown check: ${unknown.join(', ')}. Available: ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

useOwnTempFolder()
let running: ChildProcess | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopped = true
    running?.kill(signal)
  })

const total: Count = { passed: 0, failed: 0, skipped: 0, names: [] }
const results: StepResult[] = []

for (const step of steps.filter((one) => selected.length === 0 || selected.includes(one.name))) {
  const started = Date.now()
  console.log(`\n> ${step.title} …`)
  const ok = await run(step)
  if (stopped) process.exit(1)
  const count = tally(step, ok, started)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  total.names.push(...count.names.map((name) => `${step.name}: ${name}`))
  const ms = Date.now() - started
  results.push({ ...count, title: step.title, ms })
  console.log(`> ${step.title}: ${count.passed} passed, ${count.failed} failed, ${(ms / 1000).toFixed(1)} s`)
}

if (total.names.length > 0) console.log(`\nFailed:\n${total.names.join('\n')}`)
console.log(`\n${summaryTable(results)}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

async function run({ command, env }: Step): Promise<boolean> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  running = child
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    console.error(error)
    return false
  })
  const closed = once(child, 'close').then(([code]: unknown[]) => code === 0)
  return Promise.race([failed, closed])
}

/** Counts a step: one check, or the tests in its reports; a crash counts as a failure. */
function tally(step: Step, ok: boolean, since: number): Count {
  if (!step.reports)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, names: ok ? [] : [step.title] }
  const count = countReports(root, step.reports, since)
  if (count.failed > 0 || (ok && count.passed > 0)) return count
  return { ...count, failed: 1, names: ['stopped before its tests were counted'] }
}
