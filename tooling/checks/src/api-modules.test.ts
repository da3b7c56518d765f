import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, projectFiles, read } from './tree.ts'

const root = 'apps/api/src/'
const files = projectFiles().filter((file) => file.startsWith(root) && /(?<!\.test)\.ts$/.test(file))
const imports = new Map(
  files.map((file) => [
    file,
    importsOf(read(file))
      .filter((target) => target.startsWith('.'))
      .map((target) => normalize(join(dirname(file), target))),
  ]),
)

/** The modules that each module of the API may import; any other is refused. */
const allowed: Record<string, readonly string[]> = {
  account: ['account-notices', 'audit', 'email-changes', 'second-factors', 'sessions'],
  'account-notices': ['audit', 'emails', 'outbox'],
  advertising: ['audit', 'outbox'],
  affiliates: ['audit', 'visits'],
  audit: [],
  catalog: ['advertising', 'reviews', 'settings'],
  characters: ['audit', 'pictures', 'videos'],
  countries: ['audit'],
  'contact-messages': ['audit', 'emails', 'outbox'],
  'landing-sites': ['audit'],
  ledger: [],
  'order-views': [],
  outbox: ['audit'],
  packages: ['audit', 'catalog', 'shop-notices'],
  pictures: [],
  'promo-codes': ['audit', 'catalog'],
  'rate-limits': [],
  'shop-notices': ['audit', 'outbox'],
  retention: ['orders', 'personal-data', 'settings', 'speech', 'videos'],
  reviews: ['audit'],
  'second-factors': ['account-notices', 'audit'],
  sessions: ['audit', 'rate-limits', 'second-factors'],
  settings: ['audit', 'shop-notices'],
  tracking: ['landing-sites', 'orders', 'outbox'],
  visits: [],
  // The order and its money: each may import those before it.
  orders: ['catalog', 'outbox', 'promo-codes', 'settings'],
  emails: ['audit', 'orders', 'outbox', 'rate-limits', 'shop-notices'],
  conversions: ['advertising', 'catalog', 'orders', 'outbox', 'visits'],
  payments: ['catalog', 'ledger', 'orders', 'outbox', 'settings'],
  'personal-data': ['audit', 'orders', 'tracking', 'videos', 'whatsapp'],
  refunds: ['audit', 'ledger', 'orders', 'outbox', 'payments'],
  'gateway-events': ['audit', 'orders', 'payments', 'refunds'],
  reconciliation: ['ledger', 'orders', 'payments', 'refunds'],
  'money-inbox': ['audit', 'gateway-events', 'ledger', 'orders', 'payments', 'refunds'],
  'email-changes': ['account-notices', 'audit', 'emails', 'outbox', 'rate-limits', 'sessions'],
  passkeys: ['account-notices', 'audit', 'sessions'],
  'password-resets': ['account-notices', 'emails', 'outbox', 'rate-limits', 'sessions'],
  team: ['audit', 'emails', 'outbox', 'rate-limits', 'sessions'],
  commissions: ['audit', 'orders', 'outbox', 'payments', 'settings'],
  'change-warnings': ['audit', 'catalog', 'payments', 'settings'],
  'partner-page': ['affiliates', 'audit', 'settings'],
  // Features on top of the order.
  films: ['orders', 'outbox', 'pictures', 'rate-limits', 'speech', 'videos'],
  dashboard: ['advertising', 'catalog', 'change-warnings', 'payments', 'settings', 'tracking'],
  'admin-audit': [
    'advertising',
    'affiliates',
    'audit',
    'characters',
    'countries',
    'emails',
    'landing-sites',
    'packages',
    'promo-codes',
    'settings',
  ],
  videos: ['audit', 'orders', 'outbox', 'settings'],
  'video-feedback': ['audit', 'orders', 'rate-limits', 'reviews', 'videos'],
  'admin-orders': ['audit', 'orders', 'outbox', 'payments', 'sessions', 'videos'],
  'order-exports': ['admin-orders', 'audit', 'orders'],
  'phone-orders': ['admin-orders', 'audit', 'emails', 'orders'],
  analytics: ['tracking'],
  'data-quality': ['advertising', 'tracking'],
  speech: ['audit', 'catalog', 'orders', 'outbox', 'rate-limits', 'settings', 'videos'],
  'script-drafts': ['audit', 'orders', 'outbox', 'rate-limits'],
  whatsapp: [],
  chats: ['audit', 'emails', 'outbox', 'whatsapp'],
  deliveries: ['admin-orders', 'audit', 'chats', 'emails', 'orders', 'outbox', 'videos', 'whatsapp'],
  desk: ['admin-orders', 'audit', 'deliveries', 'films', 'orders', 'settings', 'speech', 'videos'],
  'buyer-orders': [
    'conversions',
    'emails',
    'orders',
    'outbox',
    'payments',
    'rate-limits',
    'tracking',
    'videos',
  ],
}

const moduleOf = (file: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1]

test('every module of the API imports only the modules that it may', () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const from = moduleOf(file)
    if (from === undefined) return []
    return targets
      .filter((target) => {
        const to = moduleOf(target)
        return to !== undefined && to !== from && !(allowed[from]?.includes(to) ?? false)
      })
      .map((target) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('every module of the API is in the list, and nothing in the list goes in a circle', () => {
  const modules = new Set(files.flatMap((file) => moduleOf(file) ?? []))
  expect(Object.keys(allowed).toSorted()).toEqual([...modules].toSorted())
  expect(circles(new Map(Object.entries(allowed)))).toEqual([])
})

test('no file of the API is in a circle of imports, types included', () => {
  expect(circles(imports)).toEqual([])
})

test('the database and its schema know no module', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    file.startsWith(`${root}db/`) ? targets.filter((target) => moduleOf(target) !== undefined) : [],
  )
  expect(wrong).toEqual([])
})

/** Cycles, each as its members sorted by name: nodes that reach each other. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]))
  const found = new Map<string, string[]>()
  for (const [node, reached] of reach) {
    if (!reached.has(node)) continue
    const members = [...reached].filter((other) => reach.get(other)?.has(node)).toSorted()
    found.set(members.join(), members)
  }
  return [...found.values()]
}

function reachedFrom(graph: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const reached = new Set<string>()
  const next = [...(graph.get(start) ?? [])]
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    next.push(...(graph.get(node) ?? []))
  }
  return reached
}
