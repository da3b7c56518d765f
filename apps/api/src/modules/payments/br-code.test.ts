import { expect, test } from 'vitest'
import fc from 'fast-check'
import { crc16, parseBrCode } from '@recadinho/contracts/br-code'
import { buildBrCode, type KeyCode } from './br-code.ts'

// The first four are examples from manuals of the Brazilian central bank.
const randomKey =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const dynamic =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4'
const twoAccounts =
  '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38'
const upperCase =
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB'
const withAmount =
  '00020126380014br.gov.bcb.pix0116loja@example.com520400005303986540512.055802BR5925Sao Joao Acai LTDA nome m6015Sao Paulo do Su62110507PED00016304DB36'

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each([
  [randomKey, { amount: null, merchant: 'Fulano de Tal', txid: '***' }],
  [dynamic, { amount: null, merchant: 'Fulano de Tal', txid: '***' }],
  [twoAccounts, { amount: 12_345, merchant: 'NOME DO RECEBEDOR', txid: 'RP12345678-2019' }],
  [upperCase, { amount: null, merchant: 'EMPRESA', txid: '***' }],
  [withAmount, { amount: 1205, merchant: 'Sao Joao Acai LTDA nome m', txid: 'PED0001' }],
])('P2.6: a good code is read: %s', (code, content) => {
  expect(parseBrCode(code)).toEqual(content)
})

const shop: KeyCode = {
  key: 'loja@example.com',
  amount: 1205,
  merchant: 'São João Açaí LTDA nome muito longo',
  city: 'São Paulo do Sul',
  txid: 'PED0001',
}

test('P2.12: a code to a key is the vector, accents off before it is measured', () => {
  expect(buildBrCode(shop)).toBe(withAmount)
})

test('P2.12: whatever the amount and the names, the code reads back the same', () => {
  const content = fc.record({
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    merchant: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).map((text) => `A${text}`),
    city: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `B${text}`),
    txid: fc.stringMatching(/^[A-Z0-9]{1,25}$/),
  })
  fc.assert(
    fc.property(content, (change) => {
      const code = buildBrCode({ ...shop, ...change })
      expect(parseBrCode(code)).toMatchObject({ amount: change.amount, txid: change.txid })
      expect(code).toMatch(/^[\x20-\x7e]+$/)
    }),
  )
})

test.each([
  ['no amount', { amount: 0 }],
  ['a part of a cent', { amount: 1.5 }],
  ['a reference with a dash', { txid: 'R-7K3M9Q' }],
  ['a reference that is too long', { txid: 'A'.repeat(26) }],
  ['a name without a letter that banks can show', { merchant: '東京' }],
])('P2.12: %s makes no code', (_, change) => {
  expect(() => buildBrCode({ ...shop, ...change })).toThrow(RangeError)
})

const reencrypted = (code: string) => code.slice(0, -4) + crc16(code.slice(0, -4))

test.each([
  ['one digit of the amount changed', withAmount.replace('12.05', '12.06')],
  ['a wrong checksum', `${withAmount.slice(0, -4)}0000`],
  ['cut short', withAmount.slice(0, 60)],
  ['empty', ''],
  ['another currency', reencrypted(withAmount.replace('5303986', '5303840'))],
  ['another country', reencrypted(withAmount.replace('5802BR', '5802US'))],
  ['not a PIX account', reencrypted(withAmount.replace('br.gov.bcb.pix', 'br.gov.bcb.ted'))],
  ['a length beyond the end', reencrypted(withAmount.replace('62110507', '62990507'))],
  ['an amount without cents', reencrypted(withAmount.replace('540512.05', '540512345'))],
])('P2.6: a bad code is refused: %s', (_, code) => {
  expect(parseBrCode(code)).toBeNull()
})
