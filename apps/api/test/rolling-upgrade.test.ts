import { expect, test } from 'vitest'
import { adminOrigin } from './support/app.ts'
import { orderBody, withKey } from './support/order.ts'
import { createShop, paidOrder } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

const admin = { headers: { origin: adminOrigin } }

test('A1: a running process keeps answering after a column was added to every table', async () => {
  // Few connections, so that the last round uses the statements that the first two prepared on them.
  const shop = await createShop({ env: { DATABASE_POOL: '2' } })
  const { pool } = shop.ctx
  const staff = await signedIn(shop)
  const made = await staff.post(
    '/api/admin/reviews',
    { author: 'Rui', rating: 5, text: 'My daughter laughed all evening.', locale: 'pt' },
    admin,
  )
  const { id: reviewId } = made.json<{ id: string }>()

  async function useEverything(published: boolean): Promise<Record<string, number>> {
    const buyer = shop.browser()
    // Every process reloads the catalog after a change.
    await pool.query(`update packages set position = position`)
    const paid = await paidOrder(shop, buyer, { promoCode: 'WELCOME20' })
    const { amount, currency } = paid.amounts.total
    const payment = await staff.get(`/api/admin/orders/${paid.id}/money`)
    const [first] = payment.json<{ payments: { payment: { id: string } }[] }>().payments
    const version = await orderVersion(shop, paid.id)
    const refund = {
      version,
      paymentId: first?.payment.id,
      amount: { amount: 100, currency },
      reason: 'A gift',
    }
    expect(amount).toBeGreaterThan(100)
    const answers = {
      catalog: await buyer.get('/api/catalog?locale=pt'),
      reviews: await buyer.get('/api/reviews'),
      settings: await buyer.get('/api/settings'),
      promoCode: await buyer.post('/api/promo-codes/check', {
        code: 'WELCOME20',
        packageId: orderBody.packageId,
        locale: 'pt',
      }),
      order: await buyer.get(`/api/orders/${paid.id}`),
      orders: await staff.get('/api/admin/orders'),
      search: await staff.get('/api/admin/orders?search=ana'),
      adminOrder: await staff.get(`/api/admin/orders/${paid.id}`),
      refund: await staff.post(`/api/admin/orders/${paid.id}/refunds`, refund, {
        headers: { ...admin.headers, ...withKey().headers },
      }),
      money: await staff.get(`/api/admin/orders/${paid.id}/money`),
      moneyInbox: await staff.get('/api/admin/money'),
      adminReviews: await staff.get('/api/admin/reviews'),
      publication: await staff.send({
        method: 'PUT',
        url: `/api/admin/reviews/${reviewId}/publication`,
        payload: { published },
        ...admin,
      }),
      adminSettings: await staff.get('/api/admin/settings'),
    }
    return Object.fromEntries(Object.entries(answers).map(([name, { statusCode }]) => [name, statusCode]))
  }

  await useEverything(true)
  const before = await useEverything(false)
  expect(Object.entries(before).filter(([, status]) => status >= 400)).toEqual([])
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  for (const { name } of rows) await pool.query(`alter table ${name} add column of_the_next_release text`)
  expect(await useEverything(true)).toEqual(before)
  expect(shop.logs()).not.toContain('0A000')
  await shop.close()
})
