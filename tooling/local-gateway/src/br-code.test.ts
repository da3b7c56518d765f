import { expect, test } from 'vitest'
import { buildBrCode, crc16 } from './br-code.ts'

// Codes from the central bank's manuals, and the check value of the algorithm.
const VECTORS = [
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
  '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38',
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
]

test('the check sum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each(VECTORS)('the check sum of %s is right', (code) => {
  expect(crc16(code.slice(0, -4))).toBe(code.slice(-4))
})

const CHARGE = {
  url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
}

test('a dynamic code is the manual’s, with the amount added', () => {
  const code = buildBrCode({ ...CHARGE, amount: 1205 })
  const manual = VECTORS[1]?.slice(0, -4) ?? ''
  expect(code.slice(0, -4)).toBe(manual.replace('53039865802BR', '5303986540512.055802BR'))
})

test.each([
  [1, '54040.01'],
  [99, '54040.99'],
  [100, '54041.00'],
  [4990, '540549.90'],
  [99_999_999, '5409999999.99'],
])('%i cents are written %s', (amount, field) => {
  expect(buildBrCode({ ...CHARGE, amount })).toContain(field)
})

test('accents are taken off before the length is measured', () => {
  const code = buildBrCode({
    ...CHARGE,
    name: 'São João Açaí Ltda nome muito longo',
    city: 'São Paulo do Sul',
    amount: 1,
  })
  expect(code).toContain('5925Sao Joao Acai Ltda nome m6015Sao Paulo do Su')
})

test.each([0, -1, 19.9, Number.NaN, 2 ** 53])('%d is no amount in cents', (amount) => {
  expect(() => buildBrCode({ ...CHARGE, amount })).toThrow(RangeError)
})
