import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startWeb } from './web.ts'

const port = 24_217
const api = createServer((_, response) => void response.end('answer'))

test('a connection to the API that is older than four seconds is replaced', async () => {
  const connections: Socket[] = []
  api.on('connection', (socket) => void connections.push(socket))
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve))
  const root = mkdtempSync(join(tmpdir(), 'recadinho-proxy-'))
  const web = await startWeb({
    app: 'storefront',
    root,
    pagesDir: root,
    port,
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, // a TCP server's address is never a string
    adminOrigin: `http://localhost:${port}`,
  })
  onTestFinished(async () => {
    vi.useRealTimers()
    await web.stop()
    api.close()
    rmSync(root, { recursive: true })
  })
  const settings = async () => (await fetch(`http://localhost:${port}/api/settings`)).text()

  expect(await settings()).toBe('answer')
  expect(await settings()).toBe('answer')
  expect(connections).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  expect(await settings()).toBe('answer')
  expect(connections).toHaveLength(2)
})
