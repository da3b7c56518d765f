import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { createStaffOwner } from '../../src/modules/sessions/first-owner.ts'
import { eventually } from './eventually.ts'
import { adminOrigin, type Browser, type TestApp } from './app.ts'

/** A browser in which the owner is signed in. */
export async function signedIn(shop: TestApp, email = 'owner@recadinho.test'): Promise<Browser> {
  const owner = await createStaffOwner(shop.ctx, email)
  const browser = shop.browser()
  // A machine that runs all tests at once may be told to come again, as any client is.
  await eventually(async () => {
    const response = await browser.post(
      '/api/admin/sessions',
      { email, password: owner?.password },
      { headers: { origin: adminOrigin } },
    )
    if (response.statusCode !== 201) throw new Error(`Not signed in: ${response.body}`)
  })
  return browser
}

/** The version that staff who look at the order now have read. */
export async function orderVersion({ db }: Pick<TestApp, 'db'>, id: string): Promise<number> {
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return version
}

export async function readAdminOrder(staff: Browser, id: string): Promise<AdminOrder> {
  const response = await staff.get(`/api/admin/orders/${id}`)
  if (response.statusCode !== 200) throw new Error(`No order to read: ${response.body}`)
  return response.json()
}
