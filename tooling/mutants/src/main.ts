/**
 * Runs the tests of each mutant and prints which mutants no test noticed.
 * Usage: pnpm mutants [part of a mutant's file or text …]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import setup from '@recadinho/api/test-postgres'
import pLimit from 'p-limit'
import type { ProvidedContext } from 'vitest'
import { mutants } from './list.ts'
import { nameOf, type Mutant } from './mutant.ts'
import type { Outcome } from './run-tests.ts'

type Verdict = 'noticed' | 'survived' | 'explained' | 'needless explanation' | 'invalid'

const wanted = process.argv.slice(2)
const selected = mutants.filter(
  (mutant) => wanted.length === 0 || wanted.some((part) => nameOf(mutant).includes(part)),
)
const started = Date.now()
const prepared: Partial<ProvidedContext> = {}
const cleanUp = await setup({ provide: (name, value) => void (prepared[name] = value) })
const limit = pLimit(availableParallelism())
const verdicts = await limit.map(selected, async (mutant) => {
  const began = Date.now()
  const outcome = await outcomeOf(mutant)
  const seconds = Math.round((Date.now() - began) / 1000)
  const verdict = verdictOf(mutant, outcome)
  const detail = verdict === 'noticed' ? outcome.failed[0] : (mutant.survives ?? outcome.errors.join('\n'))
  console.log(`${verdict.padEnd(9)} ${seconds} s  ${nameOf(mutant)}${detail ? `\n          ${detail}` : ''}`)
  return verdict
})
await cleanUp?.()

const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
const bad = count('survived') + count('needless explanation') + count('invalid')
console.log(
  `\n${selected.length} mutants in ${minutes} min: ${count('noticed')} noticed, ${count('explained')} survive as explained, ` +
    `${count('survived')} survived, ${count('needless explanation')} noticed against their explanation, ${count('invalid')} invalid`,
)
process.exit(bad > 0 ? 1 : 0)

async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const child = fork(resolve(import.meta.dirname, 'run-tests.ts'), [JSON.stringify(mutant)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: prepared.postgresUrl,
      TEMPLATE_DATABASE: prepared.templateDatabase,
    },
  })
  const nothing: Outcome = { passed: 0, failed: [], loaded: false, errors: ['Its tests did not start'] }
  const [outcome] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [nothing]),
  ])) as [Outcome]
  return outcome
}

/** Only a test that fails notices a mutant: one that cannot be loaded says nothing about the tests. */
function verdictOf({ survives }: Mutant, { passed, failed, loaded }: Outcome): Verdict {
  if (failed.length > 0) return survives === undefined ? 'noticed' : 'needless explanation'
  if (!loaded || passed === 0) return 'invalid'
  return survives === undefined ? 'survived' : 'explained'
}
