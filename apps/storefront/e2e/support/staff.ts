import type { APIRequestContext } from '@playwright/test'
import { ownerPassword } from '@recadinho/presets/playwright'

/** The owner, without a browser: what the admin app would send. Answers the body; fails where the shop refuses. */
export async function asOwner(request: APIRequestContext) {
  const admin = process.env['E2E_ADMIN'] ?? ''
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
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
