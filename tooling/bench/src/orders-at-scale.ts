import { createShopper } from '@recadinho/shopper'
import { whileBuying } from './buyers.ts'
import { generateOrders } from './generate-orders.ts'
import { quantile } from './load.ts'
import { ms, print, ratio, type Figure } from './print.ts'
import { probe } from './probe.ts'
import { startShop, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

const few = 1000
const buyers = 8
const listCalls = 400
/** Sample of orders whose number, phone and names are searched for. */
const searched = 200
/** Whole orders of one buyer in each shop; the shops take turns of a tenth each. */
const wholeOrders = 300

/** Compares a shop with `orders` orders (a million by default) with one of a thousand, in the same run. */
export async function benchOrdersAtScale(orders: number) {
  const [small, large] = [await startShop(), await startShop()]
  try {
    await generateOrders(small.postgres.url, few)
    const started = performance.now()
    await generateOrders(large.postgres.url, orders)
    const filled = ((performance.now() - started) / 1000).toFixed(0)
    const count = orders.toLocaleString('en')
    const calls = await buyersCalls(small, large)
    print(
      `A buyer's calls at ${count} orders (filled in ${filled} s) against ${few.toLocaleString('en')}, by turns`,
      calls,
    )
    print(`Staff at ${count} orders while ${buyers} buyers order, one caller`, await staffCalls(large))
  } finally {
    await large.stop()
    await small.stop()
  }
}

const buyersSteps = [
  'catalog',
  'create the order and open its payment',
  'the order page',
  'from the card to in production',
] as const
type Step = (typeof buyersSteps)[number]

async function buyersCalls(small: Shop, large: Shop): Promise<Figure[]> {
  const took = new Map<Shop, Map<Step, number[]>>()
  const turn = async (shop: Shop, times: number) => {
    const steps = took.get(shop) ?? new Map<Step, number[]>()
    took.set(shop, steps)
    for (let run = 0; run < times; run++) await timeOneOrder(shop, steps)
  }
  for (const shop of [small, large]) await turn(shop, wholeOrders)
  took.clear() // the warm-up does not count
  for (let round = 0; round < 10; round++)
    for (const shop of [small, large]) await turn(shop, wholeOrders / 10)
  const of = (shop: Shop, step: Step, share: number) => quantile(took.get(shop)?.get(step) ?? [], share)
  return buyersSteps.map((step) => ({
    what: step,
    value: ms(of(large, step, 0.5)),
    against: `${ratio(of(large, step, 0.5) / of(small, step, 0.5))} of ${ms(of(small, step, 0.5))}, at most 1.2; p95 ${ms(of(large, step, 0.95))} against ${ms(of(small, step, 0.95))}`,
  }))
}

async function timeOneOrder(shop: Shop, steps: Map<Step, number[]>): Promise<void> {
  const { api, gateway, publishableKey } = shop
  const shopper = createShopper({ api, gateway: gateway.url, publishableKey })
  const time = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await work()
    const times = steps.get(step) ?? []
    steps.set(step, times)
    times.push(performance.now() - started)
    return result
  }
  await time('catalog', async () => (await fetch(`${api}/api/catalog?locale=en&country=US`)).arrayBuffer())
  const { id, clientSecret } = await time('create the order and open its payment', () =>
    shopper.orderForCard(),
  )
  await time('from the card to in production', async () => {
    await shopper.submitCard(clientSecret)
    await shopper.untilInProduction(id)
  })
  await time('the order page', () => shopper.readOrder(id))
}

async function staffCalls(shop: Shop): Promise<Figure[]> {
  const headers = { cookie: await signIn(shop) }
  const floor = await shop.startFloor()
  const list = `${shop.api}/api/admin/orders`
  const sample = await shop.query<{
    number: string
    phone: string
    email: string
    guardian: string
    child: string
  }>(
    `select number, whatsapp_number as phone, guardian_email as email, guardian_name as guardian, child_name as child from orders
     order by hashtext(number) limit ${searched}`,
  )
  const repeated = (url: string) => Array.from({ length: listCalls }, () => url)
  const search = (of: (row: (typeof sample)[number]) => string) =>
    sample.map((row) => `${list}?${new URLSearchParams({ search: of(row) }).toString()}`)
  const work: [what: string, urls: string[]][] = [
    ['floor: one row by SQL, another process', repeated(`${floor.origin}/one-row`)],
    ['the list', repeated(list)],
    ['the list in production', repeated(`${list}?status=in_production`)],
    ['the list of completed', repeated(`${list}?status=completed`)],
    ['search by number', search(({ number }) => number)],
    ['search by phone', search(({ phone }) => phone)],
    ['search by a phone’s last eight digits', search(({ phone }) => phone.slice(-8))],
    ['search by email', search(({ email }) => email)],
    ['search by full name', search(({ guardian }) => guardian)],
    ['search by child’s name', search(({ child }) => child)],
  ]
  const figures: Figure[] = []
  for (const [what, urls] of work) {
    const { result, ordersPerSecond } = await whileBuying(shop, buyers, () => probe({ urls, headers }))
    figures.push({
      what,
      value: ms(quantile(result, 0.95)),
      against: `p95${what.startsWith('floor') ? '' : ', at most 20 ms'}; p50 ${ms(quantile(result, 0.5))}, p99 ${ms(quantile(result, 0.99))}; beside ${ordersPerSecond.toFixed(0)} orders/s`,
    })
  }
  return figures
}
