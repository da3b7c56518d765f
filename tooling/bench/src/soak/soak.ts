import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@recadinho/postgres'
import pg from 'pg'
import { print } from '../print.ts'
import { prepareDatabase } from './api.ts'
import type { Finding } from './oracle.ts'
import { playRound } from './round.ts'

export interface SoakOptions {
  runs: number
  seed: number
}

/** Each round has its own shop and gateway, so that a finding is traced among few orders. */
const runsARound = 500

/** Plays thousands of orders with every fault, then checks the accounts; prints what was done and the verdict. */
export async function benchSoak({ runs, seed }: SoakOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-soak-'))
  chmodSync(folder, 0o755) // as root, the database runs as `nobody`
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true })
  const urlOf = (name: string) => {
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    return url.toString()
  }
  const runsByStory = new Map<string, number>()
  const faults = new Map<string, number>()
  const outcomes = new Map<string, number>()
  const findings: Finding[] = []
  let captured = 0
  const started = performance.now()
  try {
    await statement(postgres.url, 'create database shop')
    await prepareDatabase(urlOf('shop'), 'http://127.0.0.1:1')
    for (let done = 0, round = 0; done < runs; round++) {
      const now = Math.min(runsARound, runs - done)
      const name = `round_${round}`
      await statement(postgres.url, `create database ${name} template shop`)
      const result = await playRound(urlOf(name), now, seed + done)
      await statement(postgres.url, `drop database ${name} with (force)`)
      done += now
      add(runsByStory, result.runs)
      add(faults, result.faults)
      add(outcomes, result.outcomes)
      findings.push(...result.findings)
      captured += result.captured
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`  ${done} of ${runs} runs after ${seconds} s, ${findings.length} findings`)
      for (const { verdict, what, orderId } of result.findings)
        console.log(`    ${verdict}: ${what}${orderId === null ? '' : ` (order ${orderId})`}`)
      for (const line of result.evidence) console.log(`    ${line}`)
    }
    report({
      seed,
      runsByStory,
      faults,
      outcomes,
      findings,
      captured,
      seconds: (performance.now() - started) / 1000,
    })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Report {
  seed: number
  runsByStory: ReadonlyMap<string, number>
  faults: ReadonlyMap<string, number>
  outcomes: ReadonlyMap<string, number>
  findings: readonly Finding[]
  captured: number
  seconds: number
}

function report({ seed, runsByStory, faults, outcomes, findings, captured, seconds }: Report): void {
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0)
  const row = ([what, n]: [string, number]) => ({ what, value: n.toLocaleString('en') })
  const of = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length
  print(`Random fault runs, seed ${seed}, ${seconds.toFixed(0)} s`, [
    ...[...runsByStory].toSorted(([, a], [, b]) => b - a).map(row),
    { what: 'runs', value: total(runsByStory).toLocaleString('en'), against: 'at least 10,000' },
  ])
  print('What was made to go wrong', [
    ...[...faults].toSorted(([a], [b]) => a.localeCompare(b)).map(row),
    { what: 'in all', value: total(faults).toLocaleString('en') },
  ])
  print('What came of it', [...outcomes].toSorted(([a], [b]) => a.localeCompare(b)).map(row))
  print(`Verdict, over ${captured.toLocaleString('en')} payments that came`, [
    { what: 'lost', value: String(of('lost')), against: '0' },
    { what: 'doubled', value: String(of('doubled')), against: '0' },
    { what: 'books that differ', value: String(of('wrong')), against: '0' },
  ])
  if (findings.length > 0) process.exitCode = 1
}

function add(to: Map<string, number>, from: ReadonlyMap<string, number>): void {
  for (const [name, n] of from) to.set(name, (to.get(name) ?? 0) + n)
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
