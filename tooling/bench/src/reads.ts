import { whileBuying } from './buyers.ts'
import { generateOrders } from './generate-orders.ts'
import { load, type LoadFigures } from './load.ts'
import { ms, print, rate, ratio, type Figure } from './print.ts'
import { startShop } from './shop.ts'
import { signIn } from './staff.ts'

const orders = 100_000
const connections = 64
const seconds = 8
const buyers = 8

/**
 * Compares the catalog with reading one row by SQL, and the admin's list of 100,000 orders with a bare read of the same
 * rows, at rest and while buyers order.
 */
export async function benchReads() {
  const shop = await startShop()
  try {
    await generateOrders(shop.postgres.url, orders)
    const floor = (await shop.startFloor()).origin
    const cookie = await signIn(shop)
    const measure = (url: string, headers = {}) => load(url, { connections, seconds, headers })
    const oneRow = await measure(`${floor}/one-row`)
    const catalog = await measure(`${shop.api}/api/catalog?locale=en&country=US`)
    const listUrl = `${shop.api}/api/admin/orders?status=in_production`
    const bareList = await measure(`${floor}/list`)
    const list = await measure(listUrl, { cookie })
    const search = await measure(`${shop.api}/api/admin/orders?search=Ana`, { cookie })
    const busyBareList = await whileBuying(shop, buyers, () => measure(`${floor}/list`))
    const busyList = await whileBuying(shop, buyers, () => measure(listUrl, { cookie }))
    const bought = ({ ordersPerSecond }: { ordersPerSecond: number }) =>
      `${ordersPerSecond.toFixed(0)} orders/s`
    print(`Reads, ${connections} connections, ${orders.toLocaleString('en')} orders`, [
      row('floor: one row by SQL', oneRow),
      {
        ...row('GET /api/catalog', catalog),
        against: `${ratio(catalog.perSecond / oneRow.perSecond)} the floor`,
      },
      { what: '  its p99', value: ms(catalog.p99Ms), against: 'at most 100 ms' },
      row('floor: one page of orders', bareList),
      {
        ...row('GET /api/admin/orders', list),
        against: `${ratio(list.perSecond / bareList.perSecond)} the floor, at least 0.6`,
      },
      row('  with a search', search),
      {
        ...row(`floor: the page while ${buyers} buyers order`, busyBareList.result),
        against: `beside ${bought(busyBareList)}`,
      },
      {
        ...row(`GET /api/admin/orders while ${buyers} buyers order`, busyList.result),
        against: `${ratio(busyList.result.perSecond / busyBareList.result.perSecond)} the floor; beside ${bought(busyList)}`,
      },
    ])
  } finally {
    await shop.stop()
  }
}

function row(what: string, { perSecond, failures }: LoadFigures): Figure {
  return { what, value: rate(perSecond), ...(failures > 0 ? { against: `${failures} requests FAILED` } : {}) }
}
