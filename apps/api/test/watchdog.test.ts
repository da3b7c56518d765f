import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type ServerProcess } from './support/process.ts'

let database: TestDatabase
const started: ServerProcess[] = []
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
  await database.drop()
})

/** The real entry, whose main thread SIGUSR2 keeps busy forever. */
async function start(env: Record<string, string> = {}, ...args: string[]) {
  const hang = `--import=data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})`
  const server = startServer({ DATABASE_URL: database.url, NODE_OPTIONS: hang, ...env }, ...args)
  started.push(server)
  return { ...server, url: await server.url() }
}

test.each([[[]], [['jobs']]])('a process that hangs ends itself and says why (%s)', async (args) => {
  const server = await start({ STALL_LIMIT_MS: '2000' }, ...args)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  server.child.kill('SIGUSR2')
  await server.ended()
  expect(server.child.signalCode).toBe('SIGKILL')
  expect(server.output()).toContain('"msg":"the event loop stalled: ending"')
})

test('a process that was stopped for longer than the limit, as on a sleeping machine, continues', async () => {
  const [stopped, hanging] = [
    await start({ STALL_LIMIT_MS: '2000' }),
    await start({ STALL_LIMIT_MS: '2000' }),
  ]
  stopped.child.kill('SIGSTOP')
  hanging.child.kill('SIGUSR2')
  await hanging.ended() // so the limit has passed
  stopped.child.kill('SIGCONT')
  await eventually(async () => expect((await fetch(`${stopped.url}/readyz`)).status).toBe(200))
  expect(await stopped.stop()).toBe(0)
})
