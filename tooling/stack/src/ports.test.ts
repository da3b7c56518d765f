import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { assertPortsFree, portsFrom } from './ports.ts'

test('the ports follow the base', () => {
  expect(portsFrom(3000)).toEqual({
    storefront: 3000,
    admin: 3001,
    api: 3002,
    gateway: 3003,
    postgres: 3004,
    smtp: 3005,
    mail: 3006,
    renderer: 3007,
    whatsapp: 3008,
    ads: 3009,
    landing: 3010,
  })
})

test.each([NaN, 80, 70_000, 3000.5])('a base of %s is refused', (base) => {
  expect(() => portsFrom(base)).toThrow('PORT_BASE')
})

test.each([
  [6000, '6000'],
  [5057, '5060'],
  [6663, '6665, 6666, 6669'],
])('PORT_BASE=%s is refused before anything starts: browsers refuse port %s', (base, named) => {
  expect(() => portsFrom(base)).toThrow(`on port ${named}, which browsers refuse`)
})

test('a port that no page is opened on may be one that browsers refuse', () => {
  expect(portsFrom(4041)).toMatchObject({ postgres: 4045 })
})

test('a taken port is named with what uses it and what to do', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(24_103, '127.0.0.1', resolve)
  })
  await expect(assertPortsFree(portsFrom(24_100))).rejects.toThrow(/24103 \(gateway\).*\n.*PORT_BASE=/)
  await new Promise((resolve) => taken.close(resolve))
  await expect(assertPortsFree(portsFrom(24_100))).resolves.toBeUndefined()
})

test.runIf(process.platform === 'linux')('where Linux tells, who has the port is named', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(24_112, '127.0.0.1', resolve)
  })
  await expect(assertPortsFree(portsFrom(24_110))).rejects.toThrow(`: kill ${process.pid}`)
  await new Promise((resolve) => taken.close(resolve))
})

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)
test.runIf(hasIpv6)('a port that is taken at ::1 alone is taken: browsers ask there first', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(24_111, '::1', resolve)
  })
  await expect(assertPortsFree(portsFrom(24_110))).rejects.toThrow('24111 (admin)')
  await new Promise((resolve) => taken.close(resolve))
})
