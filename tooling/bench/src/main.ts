import { parseArgs } from 'node:util'
import { benchOrders } from './orders.ts'
import { benchReads } from './reads.ts'
import { benchOrdersList } from './orders-list.ts'
import { benchOrdersAtScale } from './orders-at-scale.ts'
import { benchMemory } from './memory.ts'
import { benchStart } from './start.ts'
import { benchChart } from './chart.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchAlignment } from './alignment.ts'
import { benchPoster } from './poster.ts'
import { benchPreview } from './preview.ts'
import { benchComposing } from './preview-composing.ts'
import { benchCommands } from './commands.ts'
import { benchLivingPages } from './living-pages.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchFuzz } from './fuzz/fuzz.ts'
import { benchOutbox } from './outbox.ts'
import { benchPurge } from './purge.ts'
import { benchReconcile } from './reconcile.ts'
import { benchSoak } from './soak/soak.ts'
import { benchTrackingFlood } from './tracking-flood.ts'
import { benchTrackingFreshness } from './tracking-freshness.ts'
import { benchTrackingIngest } from './tracking-ingest.ts'
import { benchTrackingQueries } from './tracking-queries.ts'
import { benchMetaRelay } from './meta-relay.ts'
import { benchStudio } from './studio.ts'
import { benchUploads } from './uploads.ts'
import { benchVideoPage } from './video-page.ts'
import { benchWebhooks } from './webhooks.ts'

const { values, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    orders: { type: 'string' },
    events: { type: 'string' },
    sessions: { type: 'string', default: '300000' },
    kills: { type: 'string', default: '8' },
    stalls: { type: 'string', default: '50' },
    requests: { type: 'string', default: '200000' },
  },
})
const orders = (usual: number) => Number(values.orders ?? usual)
const events = (usual: number) => Number(values.events ?? usual)
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)

const benches = {
  start: benchStart,
  reads: benchReads,
  orders: benchOrders,
  memory: () => benchMemory(orders(20_000)),
  'orders-at-scale': () => benchOrdersAtScale(orders(1_000_000)),
  'orders-list': () => benchOrdersList(orders(100_000)),
  purge: () => benchPurge(orders(3_000_000)),
  webhooks: benchWebhooks,
  reconcile: benchReconcile,
  'first-load': benchFirstLoad,
  chart: benchChart,
  lighthouse: benchLighthouse,
  script: benchComposing,
  preview: benchPreview,
  'living-pages': benchLivingPages,
  'video-page': benchVideoPage,
  commands: benchCommands,
  fuzz: () => benchFuzz({ requests: Number(values.requests), seed }),
  outbox: () => benchOutbox({ stalls: Number(values.stalls) }),
  'meta-relay': () => benchMetaRelay({ kills: Number(values.kills) }),
  'tracking-ingest': () => benchTrackingIngest({ events: events(200_000) }),
  'tracking-queries': () => benchTrackingQueries({ events: events(1_000_000) }),
  'tracking-flood': benchTrackingFlood,
  'tracking-freshness': () => benchTrackingFreshness({ sessions: Number(values.sessions) }),
  uploads: benchUploads,
  alignment: benchAlignment,
  poster: benchPoster,
  studio: benchStudio,
  soak: () => benchSoak({ runs: Number(values.runs), seed }),
}
/** These take several minutes, so they run only when named. */
const byNameOnly = new Set([
  'memory',
  'orders-at-scale',
  'purge',
  'fuzz',
  'outbox',
  'tracking-queries',
  'tracking-freshness',
  'soak',
])

const names = Object.keys(benches) as (keyof typeof benches)[] // the keys of a plain object
const unknown = selected.filter((name) => !names.some((one) => one === name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}
const wanted = names.filter((one) => (selected.length === 0 ? !byNameOnly.has(one) : selected.includes(one)))
for (const name of wanted) await benches[name]()
