import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { confirmationHeader, type NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import type { ErrorBody } from '@recadinho/contracts/errors'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { newToken, sha256, uuidv7 } from '../../src/ids.ts'
import { createStaffOwner } from '../../src/modules/sessions/first-owner.ts'
import { insertSession, insertStaff } from '../../src/modules/sessions/queries.ts'
import { eventually } from './eventually.ts'
import { adminOrigin, type Browser, type BrowserRequest, type TestApp } from './app.ts'

/**
 * A browser with the owner signed in. Like the admin it enters the password again where the last check is too long ago,
 * and confirms changes that have warnings.
 */
export async function signedIn(shop: TestApp, email = 'owner@recadinho.test'): Promise<Browser> {
  const owner = await createStaffOwner(shop.ctx, email)
  const browser = shop.browser()
  // A busy machine may answer with a rate limit, as to any client.
  await eventually(async () => {
    const response = await browser.post(
      '/api/admin/sessions',
      { email, password: owner?.password },
      { headers: { origin: adminOrigin } },
    )
    if (response.statusCode !== 201) throw new Error(`Not signed in: ${response.body}`)
  })
  return {
    ...browser,
    post: (url, body, options = {}) =>
      send({ ...options, method: 'POST', url, ...(body === undefined ? {} : { payload: body as object }) }), // as in `Browser`
    send,
  }

  async function send(request: BrowserRequest) {
    const response = await browser.send(request)
    // The answer to a HEAD request has no body.
    const { code, details } =
      response.statusCode < 400 || response.body === '' ? {} : response.json<ErrorBody>()
    if (code === 'proof_required') {
      await browser.post('/api/admin/account/proofs', { password: owner?.password })
      return browser.send(request)
    }
    if (code !== 'needs_confirmation') return response
    const { confirmation } = details as NeedsConfirmation // the details of this code
    return browser.send({ ...request, headers: { ...request.headers, [confirmationHeader]: confirmation } })
  }
}

/** A browser with a new member of staff of a role signed in. */
export async function signedInAs({ ctx, browser }: TestApp, role: StaffRole): Promise<Browser> {
  const now = ctx.clock.now()
  const staffId = uuidv7(now)
  const token = newToken()
  await ctx.db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id: staffId, email: `${staffId}@x.test`, name: role, role, passwordHash: 'x' })
    const expiresAt = new Date(now.getTime() + 3_600_000)
    await insertSession(tx, { tokenHash: sha256(token), staffId, now, expiresAt })
  })
  const staff = browser()
  staff.cookies.set('__Host-recadinho_staff', token)
  return staff
}

/** The order's current version. */
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
