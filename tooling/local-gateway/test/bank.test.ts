import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { crc16 } from '../src/br-code.ts'
import { openBench } from './harness.ts'

const secret = 'what only the bank and the shop know'

/** A gateway whose bank notifies a receiver that checks signatures as documented by the shop's API. */
async function openBank() {
  const received: { body: object; good: boolean }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const [, time, hex] =
        /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-pix-signature'])) ?? []
      const good = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === hex
      received.push({ body: JSON.parse(body) as object, good })
      response.writeHead(good ? 200 : 400).end(good ? '{"ok":true}' : '{"code":"signature_invalid"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  const { gateway } = await openBench({
    bank: { webhookSecret: secret, webhookUrl: `http://127.0.0.1:${port}/` },
  })
  return { gateway, received }
}

/** A shop's static code, built by hand: key, amount, reference. */
function codeOf(txid: string, amount?: string): string {
  const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`
  const text =
    field('00', '01') +
    field('26', field('00', 'br.gov.bcb.pix') + field('01', 'loja@example.com')) +
    field('52', '0000') +
    field('53', '986') +
    (amount === undefined ? '' : field('54', amount)) +
    field('58', 'BR') +
    field('59', 'LOJA') +
    field('60', 'SAO PAULO') +
    field('62', field('05', txid)) +
    '6304'
  return text + crc16(text)
}

test('a code is paid: the bank books it and tells the shop, signed', async () => {
  const { gateway, received } = await openBank()
  const { id } = gateway.control['bank-credit']({ code: ` ${codeOf('R7K3M9Q00000000001', '49.90')}\n` })
  await gateway.control.idle()
  expect(id).toMatch(/^E[0-9A-Za-z]{31}$/)
  expect(received).toEqual([
    {
      good: true,
      body: { endToEndId: id, txid: 'R7K3M9Q00000000001', amount: '49.90', currency: 'BRL' },
    },
  ])
  expect(gateway.ledger.list('delivery')).toMatchObject([
    { face: 'bank', state: 'delivered', outcome: '200', said: '{"ok":true}' },
  ])
})

test('other cents than the code asks for, and a code without an amount', async () => {
  const { gateway } = await openBank()
  expect(gateway.control['bank-credit']({ code: codeOf('A1', '49.90'), amount: 4989 }).amount).toBe(4989)
  expect(gateway.control['bank-credit']({ code: codeOf('A1'), amount: 5 })).toMatchObject({
    txid: 'A1',
    amount: 5,
  })
  expect(gateway.control['bank-credit']({ reference: 'B2', amount: 10_000 }).txid).toBe('B2')
})

test.each([
  ['nothing', {}, 'which code'],
  ['a reference without an amount', { reference: 'A1' }, 'how much'],
  ['an amount of nothing', { reference: 'A1', amount: 0 }, 'how much'],
  ['a reference with signs', { reference: 'A-1', amount: 1 }, 'letters and digits'],
  ['a code with a wrong digit', { code: `${codeOf('A1', '49.90').slice(0, -1)}_` }, 'check digits'],
  ['a code of another shop’s provider', { code: codeOf('***', '49.90') }, 'no reference'],
  ['a text', { code: 'hello' }, 'check digits'],
])('%s is refused', async (_, transfer, message) => {
  const { gateway } = await openBank()
  expect(() => gateway.control['bank-credit'](transfer)).toThrow(message)
  expect(gateway.ledger.list('bank_credit')).toEqual([])
})

test('policies and repetitions hold for the bank’s word too', async () => {
  const { gateway, received } = await openBank()
  gateway.control['webhook-policy']({ policy: 'hold' })
  const { id } = gateway.control['bank-credit']({ reference: 'A1', amount: 4990 })
  await gateway.control.idle()
  expect(received).toEqual([])
  gateway.control['back-to-normal']()
  await gateway.control.idle()
  gateway.control['resend-webhook']({ event: id })
  gateway.control['forge-webhook']({ event: id })
  await gateway.control.idle()
  expect(received.filter(({ good }) => !good)).toHaveLength(1)
  expect(gateway.ledger.list('delivery').at(-1)).toMatchObject({ state: 'dropped', outcome: '400' })
})

test('a paid payment link is noted for the shop’s staff', async () => {
  const { gateway } = await openBench()
  const link = `${gateway.url}/link/one-character-pix?amount=4990&currency=BRL`
  await fetch(link, { method: 'POST', body: new URLSearchParams({ reference: ' R-7K3M9Q ' }) })
  expect(gateway.ledger.list('link_payment')).toMatchObject([
    { link: 'one-character-pix', amount: 4990, currency: 'BRL', reference: 'R-7K3M9Q' },
  ])
})
