import { listedOrderColumns, type AdminOrderList } from '@recadinho/contracts/admin-orders'
import type { OrdersCsvPart } from '@recadinho/contracts/order-exports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { insertManyOrders } from './support/many-orders.ts'
import { placeOrder } from './support/order.ts'
import { signedIn } from './support/staff.ts'

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

async function wholeFile(filters: object): Promise<{ parts: OrdersCsvPart[]; text: string }> {
  const parts: OrdersCsvPart[] = []
  let after: string | null | undefined
  while (after !== null) {
    const response = await owner.post('/api/admin/order-exports', { filters, ...(after ? { after } : {}) })
    expect(response.statusCode).toBe(200)
    const part = response.json<OrdersCsvPart>()
    parts.push(part)
    after = part.next
  }
  return { parts, text: parts.map(({ csv }) => csv).join('') }
}

const entries = async () =>
  shop.db.selectFrom('audit_log').select('details').where('action', '=', 'orders.exported').execute()

test('what a buyer typed is a text in the file, never a formula or another column', async () => {
  const guardianName = '=HYPERLINK("http://x.test";"Ana")'
  const { order } = await placeOrder(shop.browser(), { guardianName, childName: 'Zoé, "Z"' })
  const { text } = await wholeFile({ search: order.number })
  expect(text.startsWith('\uFEFFnumber,status,')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const [, line] = text.split('\r\n')
  expect(line).toContain(`${order.number},pending,`)
  expect(line).toContain(
    `"Zoé, ""Z""","'=HYPERLINK(""http://x.test"";""Ana"")",ana@example.com,"'5511987654321",`,
  )
  expect(line).toContain(',49.9,BRL,')
})

test('an order for several children is found by each of them, and names them all in the list and in the file', async () => {
  const { order } = await placeOrder(shop.browser(), {
    childName: 'Quitéria',
    otherChildren: [{ name: 'Zulmira Prado' }, { name: 'Xisto', nameHint: 'SHEES-too' }],
  })
  for (const search of ['quiteria', 'zulmira', 'xisto']) {
    const { items } = (await owner.get(`/api/admin/orders?search=${search}`)).json<AdminOrderList>()
    expect(items).toMatchObject([{ id: order.id, childName: 'Quitéria, Zulmira Prado, Xisto' }])
  }
  expect((await wholeFile({ search: 'xisto' })).text).toContain('"Quitéria, Zulmira Prado, Xisto"')
})

test('a stored column of the list has its name and place in the file', async () => {
  const { order } = await placeOrder(shop.browser())
  const { text } = await wholeFile({ search: order.number })
  const [head = '', line = ''] = text.slice(1).split('\r\n')
  expect(head).toBe(
    'number,status,stage,onHold,paymentStatus,gateway,total,currency,country,package,childName,guardianName,guardianEmail,whatsappNumber,createdAt,dueAt,completedAt',
  )
  const cells = line.split(',')
  const cellOf = (name: string) => cells[head.split(',').indexOf(name)]
  const { items } = (await owner.get(`/api/admin/orders?search=${order.number}`)).json<AdminOrderList>()
  for (const field of Object.keys(listedOrderColumns) as (keyof typeof listedOrderColumns)[])
    expect(cellOf(field)?.replaceAll(/^"'?|"$/g, '')).toBe(items[0]?.[field] ?? '')
})

test('a long file comes in parts, each order once, and every part is in the audit log', async () => {
  await insertManyOrders(shop, 6000)
  const before = (await entries()).length
  const { parts, text } = await wholeFile({ status: 'completed' })
  const numbers = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  const { rows } = await shop.ctx.pool.query<{ number: string }>(
    `select number from orders where status = 'completed' order by id`,
  )
  expect(numbers).toEqual(rows.map(({ number }) => number))
  const logged = (await entries()).slice(before)
  expect(logged.map(({ details }) => details)).toEqual(parts.map(({ rows: now }) => ({ orders: { now } })))
})
