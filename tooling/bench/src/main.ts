import { parseArgs } from 'node:util'
import { benchOrders } from './orders.ts'
import { benchReads } from './reads.ts'
import { benchStart } from './start.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchPreview } from './preview.ts'
import { benchCommands } from './commands.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchReconcile } from './reconcile.ts'
import { benchSoak } from './soak/soak.ts'
import { benchWebhooks } from './webhooks.ts'

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)

const benches = {
  start: benchStart,
  reads: benchReads,
  orders: benchOrders,
  webhooks: benchWebhooks,
  reconcile: benchReconcile,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  preview: benchPreview,
  commands: benchCommands,
  soak: () => benchSoak({ runs: Number(values.runs), seed }),
}
/** Takes a quarter of an hour, so only by its name. */
const byNameOnly = new Set(['soak'])

const names = Object.keys(benches) as (keyof typeof benches)[] // the keys of a plain object
const unknown = asked.filter((name) => !names.some((one) => one === name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}
const wanted = names.filter((one) => (asked.length === 0 ? !byNameOnly.has(one) : asked.includes(one)))
for (const name of wanted) await benches[name]()
