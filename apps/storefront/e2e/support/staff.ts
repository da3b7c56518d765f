import type { APIRequestContext } from '@playwright/test'
import { ownerPassword } from '@recadinho/presets/playwright'

/**
 * Logs in as the staff owner and returns a function for the admin app's API calls. It returns the body and throws on a
 * refusal.
 */
export async function asStaffOwner(request: APIRequestContext, admin = process.env['E2E_ADMIN'] ?? '') {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    data?: object,
    key?: string,
  ): Promise<unknown> => {
    const headers = { origin: admin, ...(key ? { 'idempotency-key': key } : {}) }
    const answer = await request.fetch(`${admin}${path}`, { method, data, headers })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  await call('POST', '/api/admin/sessions', { email: 'owner@recadinho.test', password: ownerPassword })
  return { call }
}
