import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'

const root = resolve(import.meta.dirname, '../../../..')

/** Attaches a browser-recorded video of one and a half seconds to an order, using the operator's command. */
export function attachVideo(number: string): void {
  const file = resolve(root, 'apps/api/test/fixtures/greeting.webm')
  execFileSync(process.execPath, [resolve(root, 'apps/api/dist/server.js'), 'video:attach', number, file], {
    env: {
      ...process.env,
      DATABASE_URL: process.env['E2E_DATABASE'],
      VIDEO_DIR: resolve(root, '.data/e2e-admin/videos'),
      // Buyers get the WebM itself: the tests' Chromium plays no H.264.
      FFMPEG_PATH: 'none',
    },
  })
}

interface Message {
  direction: 'in' | 'out'
  phone: string
  text: string
  button: { link: string }
}

/** The newest message from the shop to a phone; waits until it arrives. */
export async function messageTo(phone: string): Promise<Message> {
  let found: Message | undefined
  await expect(async () => {
    const answer = await fetch(`${process.env['E2E_WHATSAPP'] ?? ''}/messages`)
    const messages = (await answer.json()) as Message[] // newest first, as the stand-in lists them
    found = messages.find((message) => message.phone === phone && message.direction === 'out')
    expect(found).toBeDefined()
  }).toPass()
  if (!found) throw new Error('No message came')
  return found
}

/** Sends a message from a phone to the shop. */
export async function writeFrom(phone: string, text: string): Promise<void> {
  const answer = await fetch(`${process.env['E2E_WHATSAPP'] ?? ''}/control/text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, text }),
  })
  expect(await answer.json()).toEqual({ answer: 200 })
}
