import { productionStages } from '@recadinho/contracts/filters'
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { type ProductionStage } from '@recadinho/contracts/orders'
import type { AdminVideoFeedback } from '@recadinho/contracts/video-feedback'
import { asStaffOwner } from './staff.ts'

/** Staff actions while a buyer watches the order: the admin app's API calls without its pages. */
export interface Staff {
  /** Moves production to a stage. */
  advance(orderId: string, stage: ProductionStage): Promise<void>
  /** Confirms manually that the money has arrived. */
  confirmPayment(orderId: string): Promise<void>
  hold(orderId: string): Promise<void>
  release(orderId: string): Promise<void>
  /** Advances through every stage after this one, then completes the order. */
  complete(orderId: string, stage: ProductionStage): Promise<void>
  /** Reads the buyer's feedback on the video. */
  videoFeedback(orderId: string): Promise<AdminVideoFeedback>
}

export async function signInAsStaff(request: APIRequestContext): Promise<Staff> {
  const { call } = await asStaffOwner(request)
  const seen = async (orderId: string) => (await call('GET', `/api/admin/orders/${orderId}`)) as AdminOrder // the server validates it
  async function act(orderId: string, what: string, body: object = {}) {
    const { version } = await seen(orderId)
    await call('POST', `/api/admin/orders/${orderId}/${what}`, { version, ...body })
  }
  const advance: Staff['advance'] = (orderId, stage) =>
    act(orderId, 'stages', { stage, reason: 'Moved by staff' })
  return {
    advance,
    async confirmPayment(orderId) {
      const { version, amounts } = await seen(orderId)
      const body = { version, reason: 'Seen on the statement', amount: amounts.total }
      await call('POST', `/api/admin/orders/${orderId}/payments`, body, crypto.randomUUID())
    },
    videoFeedback: async (orderId) =>
      (await call('GET', `/api/admin/orders/${orderId}/video-feedback`)) as AdminVideoFeedback, // the server validates it
    hold: (orderId) => act(orderId, 'holds', { reason: 'The name cannot be read' }),
    release: (orderId) => act(orderId, 'releases'),
    async complete(orderId, stage) {
      for (const next of productionStages.slice(productionStages.indexOf(stage) + 1))
        await advance(orderId, next)
      await act(orderId, 'completions', { reason: 'Handed over' })
    },
  }
}

const root = resolve(import.meta.dirname, '../../../..')

/** Runs the API's operator command against the shop under test. */
export function videoCommand(...args: string[]): void {
  execFileSync(process.execPath, [resolve(root, 'apps/api/dist/server.js'), ...args], {
    env: {
      ...process.env,
      // A build in an earlier test of this worker may have set `production`.
      NODE_ENV: 'development',
      DATABASE_URL: process.env['E2E_DATABASE'],
      VIDEO_DIR: resolve(root, '.data/e2e-storefront/videos'),
      // Buyers get the WebM itself: the tests' Chromium plays no H.264.
      FFMPEG_PATH: 'none',
    },
  })
}

/** A video of 1.5 seconds recorded by a browser, and its last frame. */
export const videoFile = resolve(root, 'apps/api/test/fixtures/greeting.webm')
export const posterFile = resolve(root, 'apps/api/test/fixtures/greeting.jpg')
