import { createHash } from 'node:crypto'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { expect } from 'vitest'
import { insertSession, insertStaff } from '../../src/modules/sessions/queries.ts'
import { newToken, sha256, uuidv7 } from '../../src/ids.ts'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { Browser, TestApp } from './app.ts'
import { eventually } from './eventually.ts'
import { readAdminOrder } from './staff.ts'

/** Uploads like a staff browser; over a real socket, because the body is a stream. */
export function uploader(url: string, cookie: string) {
  const request = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: NonNullable<RequestInit['body']>,
  ) =>
    fetch(url + path, {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
  return {
    request,
    /** Returns the upload's URL. */
    async start(orderId: string, bytes: number, type = 'video/mp4'): Promise<Response> {
      return request('POST', `/api/admin/orders/${orderId}/uploads`, {
        'upload-length': String(bytes),
        'upload-metadata': `filetype ${btoa(type)}`,
      })
    },
    /** The same for a character's clip. */
    startClip: (
      { id, locale, words }: { id: string; locale: string; words: string },
      bytes: number,
      type = 'video/mp4',
    ): Promise<Response> =>
      request('POST', `/api/admin/characters/${id}/clips/${locale}/uploads`, {
        'upload-length': String(bytes),
        'upload-metadata': `filetype ${btoa(type)},words ${Buffer.from(words).toString('base64')}`,
      }),
    send: (path: string, offset: number, part: NonNullable<RequestInit['body']>) =>
      request(
        'PATCH',
        path,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        part,
      ),
    async offset(path: string): Promise<number> {
      return Number((await request('HEAD', path)).headers.get('upload-offset'))
    },
  }
}
export type Uploader = ReturnType<typeof uploader>

export const cookieOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser of a new member of staff with this role. */
export async function staffWith(shop: TestApp, role: StaffRole): Promise<Browser> {
  const now = shop.ctx.clock.now()
  const staffId = uuidv7(now)
  const token = newToken()
  await shop.db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id: staffId, email: `${staffId}@x.test`, name: role, role, passwordHash: 'x' })
    await insertSession(tx, {
      tokenHash: sha256(token),
      staffId,
      now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
  })
  const browser = shop.browser()
  browser.cookies.set('__Host-recadinho_staff', token)
  return browser
}

/** Sends a whole file at once. */
export async function sendWhole(client: Uploader, orderId: string, file: Buffer): Promise<string> {
  const path = (await client.start(orderId, file.length)).headers.get('location') ?? ''
  expect((await client.send(path, 0, new Uint8Array(file))).status).toBe(204)
  return path
}

/** The newest video, once it has been checked. */
export const newestVideo = (shop: TestApp, staff: Browser, orderId: string): Promise<AdminVideo> =>
  eventually(async () => {
    await shop.workers.outbox.runOnce()
    const [video] = (await readAdminOrder(staff, orderId)).videos
    if (video === undefined || video.state === 'checking') throw new Error('Not looked at yet')
    return video
  })

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
