import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { maxVideoBytes } from '@recadinho/contracts/videos'
import { writeBigVideo } from './big-video.ts'
import { buy } from './buyers.ts'
import { print } from './print.ts'
import { residentMb } from './process-figures.ts'
import { startShop, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

const partBytes = 8 * 2 ** 20

/** Measures how much memory an upload of 500 MB costs the API, and whether it survives cut connections and a kill. */
export async function benchUploads() {
  const shop = await startShop()
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-upload-'))
  try {
    const file = join(folder, 'big.mp4')
    await writeBigVideo(file, maxVideoBytes)
    await buy(shop)
    const [order] = await shop.query<{ id: string }>('select id from orders')
    const orderId = order?.id ?? ''
    const cookie = await signIn(shop)
    await pause(3000) // the workers have started by then
    const idle = residentMb(shop.apiPid)
    const watch = watchMemory(shop)
    const whole = await upload(shop, { orderId, cookie, file, troubled: false })
    const sent = watch.peak()
    await untilChecked(shop, orderId, cookie)
    const checked = watch.stop()
    const troubled = await upload(shop, { orderId, cookie, file, troubled: true })
    const mb = (value: number) => `${value.toFixed(0)} MB`
    print(`An upload of ${mb(statSync(file).size / 2 ** 20)}`, [
      { what: 'sent in', value: `${whole.seconds.toFixed(1)} s` },
      { what: 'the API when idle', value: mb(idle) },
      { what: 'grown at its peak while it is sent', value: mb(sent - idle), against: 'under 64 MB' },
      { what: 'and while it is checked and kept', value: mb(checked - idle), against: 'under 64 MB' },
      {
        what: 'after three cuts and a kill of the API',
        value: troubled.same ? 'the same file' : 'ANOTHER FILE',
        against: 'by SHA-256',
      },
    ])
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Sent {
  orderId: string
  cookie: string
  file: string
  /** Cuts the connection in mid-part three times, and kills the API once. */
  troubled: boolean
}

async function upload(shop: Shop, { orderId, cookie, file, troubled }: Sent) {
  const began = performance.now()
  const { size } = statSync(file)
  // The last byte starts the video check, so the interrupted upload stops before the last part.
  const end = troubled ? size - partBytes : size
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: ReadableStream) =>
    fetch(shop.api + path, {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
  const started = await send('POST', `/api/admin/orders/${orderId}/uploads`, {
    'upload-length': String(size),
  })
  const path = started.headers.get('location') ?? ''
  const offsetNow = async () => Number((await send('HEAD', path)).headers.get('upload-offset'))
  await using handle = await open(file)
  const troubles = new Map(
    troubled ? [50, 150, 250, 350].map((at, index) => [at * 2 ** 20, index === 3]) : [],
  )
  for (let offset = 0; offset < end; offset = await offsetNow()) {
    const trouble = [...troubles.keys()].find((at) => at <= offset)
    const kills = trouble !== undefined && troubles.get(trouble)
    if (trouble !== undefined) troubles.delete(trouble)
    const content = Buffer.alloc(Math.min(partBytes, end - offset))
    await handle.read(content, 0, content.length, offset)
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    let restarted: Promise<void> | undefined
    const meanwhile = () => (restarted = kills ? shop.restart() : undefined)
    const body = trouble === undefined ? wholePart(content) : brokenPart(content, meanwhile)
    await send('PATCH', path, headers, body).catch(() => undefined)
    await restarted
  }
  const id = path.split('/').at(-1) ?? ''
  const arrived = join(shop.uploadDir, id)
  return {
    seconds: (performance.now() - began) / 1000,
    same: troubled ? (await hashOf(arrived, end)) === (await hashOf(file, end)) : true,
  }
}

const wholePart = (content: Buffer) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(content)
      controller.close()
    },
  })

/** A body that breaks off after its first half. */
const brokenPart = (content: Buffer, meanwhile: () => Promise<void> | undefined) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(content.subarray(0, content.length / 2)),
    async pull(controller) {
      await pause(200)
      await meanwhile()
      controller.error(new Error('cut'))
    },
  })

async function hashOf(file: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer) // without an encoding, it reads bytes
  return hash.digest('hex')
}

function watchMemory(shop: Shop) {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(shop.apiPid))), 20)
  const stop = () => {
    clearInterval(timer)
    return peak
  }
  return { peak: () => peak, stop }
}

async function untilChecked({ api }: Shop, orderId: string, cookie: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${api}/api/admin/orders/${orderId}`, { headers: { cookie } })
    const [video] = ((await answer.json()) as AdminOrder).videos // as in its contract
    if (video?.state === 'ready') return
    if (video?.state === 'refused') throw new Error(`Refused: ${video.refusal}`)
    await pause(200)
  }
}
