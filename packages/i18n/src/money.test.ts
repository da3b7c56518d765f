import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  convert,
  formatMoney,
  installments,
  money,
  percentOf,
  split,
  subtract,
  toDecimal,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 99_999_999 })
const total = (parts: { amount: number }[]) => parts.reduce((sum, part) => sum + part.amount, 0)

describe('arithmetic', () => {
  test('mixed currencies and fractions are refused', () => {
    expect(() => add(money(1, 'BRL'), money(1, 'USD'))).toThrow(TypeError)
    expect(() => subtract(money(1, 'BRL'), money(1, 'USD'))).toThrow(TypeError)
    for (const bad of [0.5, NaN, Infinity, 2 ** 53]) expect(() => money(bad, 'BRL')).toThrow(RangeError)
  })

  test('a percentage is rounded once, half up', () => {
    expect(percentOf(money(4990, 'BRL'), 20)).toEqual(money(998, 'BRL'))
    expect(percentOf(money(4990, 'BRL'), 15)).toEqual(money(749, 'BRL'))
    expect(percentOf(money(10, 'BRL'), 15)).toEqual(money(2, 'BRL'))
    expect(() => percentOf(money(1, 'BRL'), 101)).toThrow(RangeError)
    expect(() => percentOf(money(1, 'BRL'), 1.5)).toThrow(RangeError)
  })

  test('a percentage never exceeds the amount, and is within half a unit of the exact one', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (value, percentage) => {
        const share = percentOf(money(value, 'BRL'), percentage).amount
        expect(share).toBeLessThanOrEqual(value)
        expect(Math.abs(share * 100 - value * percentage)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('conversion', () => {
  test('goes through the dollar by decimal rates, half up', () => {
    expect(convert(money(990, 'USD'), 'GBP', { from: '1', to: '0.81' })).toEqual(money(802, 'GBP'))
    expect(convert(money(990, 'USD'), 'INR', { from: '1', to: '85.8' })).toEqual(money(84942, 'INR'))
    expect(convert(money(137, 'CAD'), 'GBP', { from: '1.37', to: '0.81' })).toEqual(money(81, 'GBP'))
  })

  test('follows each currency’s exponent', () => {
    expect(convert(money(990, 'USD'), 'JPY', { from: '1', to: '150' })).toEqual(money(1485, 'JPY'))
    expect(convert(money(990, 'USD'), 'KWD', { from: '1', to: '0.3' })).toEqual(money(2970, 'KWD'))
    expect(convert(money(990, 'USD'), 'HUF', { from: '1', to: '390.5' })).toEqual(money(386595, 'HUF'))
  })

  test('bad rates are refused', () => {
    for (const bad of ['0', '-1', '1e3', 'NaN', '', '1,5'])
      expect(() => convert(money(1, 'USD'), 'GBP', { from: '1', to: bad })).toThrow(RangeError)
  })

  test('the same rate both ways is the same amount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('0.81', '85.8', '390.5'), (value, rate) => {
        expect(convert(money(value, 'GBP'), 'EUR', { from: rate, to: rate }).amount).toBe(value)
      }),
    )
  })
})

describe('splitting', () => {
  test('1000 in three is 334, 333, 333', () => {
    expect(split(money(1000, 'BRL'), 3).map((part) => part.amount)).toEqual([334, 333, 333])
  })

  test('parts always add up and differ by at most one', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 24 }), (value, parts) => {
        const all = split(money(value, 'BRL'), parts)
        expect(total(all)).toBe(value)
        expect(all[0]!.amount - all.at(-1)!.amount).toBeLessThanOrEqual(1) // there is at least one part
      }),
    )
  })

  test('§9: 49.90 is 24.95 twice and 16.63 three times, the first carrying the odd cents', () => {
    expect(installments(money(4990, 'BRL'), 2)).toEqual({
      count: 2,
      first: money(2495, 'BRL'),
      each: money(2495, 'BRL'),
    })
    expect(installments(money(4990, 'BRL'), 3)).toEqual({
      count: 3,
      first: money(1664, 'BRL'),
      each: money(1663, 'BRL'),
    })
  })

  test('installments always add up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 24 }), (value, count) => {
        const plan = installments(money(value, 'BRL'), count)
        expect(plan.first.amount + plan.each.amount * (count - 1)).toBe(value)
      }),
    )
  })
})

describe('writing', () => {
  test('as a plain decimal', () => {
    expect(toDecimal(money(4990, 'BRL'))).toBe('49.90')
    expect(toDecimal(money(5, 'USD'))).toBe('0.05')
    expect(toDecimal(money(1485, 'JPY'))).toBe('1485')
    expect(toDecimal(money(2970, 'KWD'))).toBe('2.970')
    expect(toDecimal(money(-5, 'USD'))).toBe('-0.05')
  })

  test('in the market’s format', () => {
    expect(formatMoney(money(4990, 'BRL'), 'pt-BR')).toBe('R$\u00a049,90')
    expect(formatMoney(money(990, 'USD'), 'en-US')).toBe('$9.90')
    expect(formatMoney(money(386595, 'HUF'), 'en-US')).toBe('HUF\u00a03,865.95')
  })
})

describe('dividing in proportion', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })

  test('the shares add up to the amount, each less than one unit from its exact part', () => {
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const shares = allocate(money(whole, 'BRL'), parts)
        expect(total(shares)).toBe(whole)
        const sum = parts.reduce((all, part) => all + part, 0)
        if (sum === 0) return
        for (const [index, share] of shares.entries())
          expect(Math.abs(share.amount - (whole * (parts[index] ?? 0)) / sum)).toBeLessThan(1)
      }),
    )
  })

  test('a part without weight gets nothing, and a larger weight never gets less', () => {
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const shares = allocate(money(whole, 'BRL'), [0, 1, ...parts])
        expect(shares[0]?.amount).toBe(0)
        const byWeight = [1, ...parts]
          .map((weight, index) => ({ weight, amount: shares[index + 1]?.amount ?? 0 }))
          .toSorted((a, b) => a.weight - b.weight || a.amount - b.amount)
        for (const [index, each] of byWeight.entries())
          expect(each.amount).toBeGreaterThanOrEqual(byWeight[index - 1]?.amount ?? 0)
      }),
    )
  })

  test('ties go to the earlier', () => {
    expect(allocate(money(1000, 'BRL'), [1, 1, 1]).map((share) => share.amount)).toEqual([334, 333, 333])
    expect(allocate(money(5, 'BRL'), [0, 0]).map((share) => share.amount)).toEqual([5, 0])
    for (const bad of [[], [-1], [0.5]]) expect(() => allocate(money(1, 'BRL'), bad)).toThrow(RangeError)
  })

  test('§6.29: a discount of 33 % over three lines sums to the total, and refunding each line returns it all', () => {
    const lines = [4990, 8990, 12_990]
    const subtotal = money(total(lines.map((line) => ({ amount: line }))), 'BRL')
    const discount = percentOf(subtotal, 33)
    const off = allocate(discount, lines)
    const nets = lines.map((line, index) => line - (off[index]?.amount ?? 0))
    expect(total(off)).toBe(discount.amount)
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(subtract(subtotal, discount).amount)
  })
})
