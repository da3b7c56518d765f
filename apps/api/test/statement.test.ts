import { afterAll, beforeAll, expect, test } from 'vitest'
import { list, names, nothing, part, statement } from '../src/db/statement.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

/** `base`, optionally times ten and plus `added`, plus one. */
async function sum(base: number, { tenfold = false, added }: { tenfold?: boolean; added?: number }) {
  const [row] = await statement<{ sum: number }>`
    select ${base}::int ${tenfold ? part`* ${10}::int` : nothing} ${added === undefined ? nothing : part`+ ${added}::int`}
      + ${1}::int as sum`.execute(shop.db)
  return row?.sum
}

test('each selection of its optional parts is a statement of its own, with its own values', async () => {
  for (const base of [2, 3]) {
    expect(await sum(base, {})).toBe(base + 1)
    expect(await sum(base, { added: 5 })).toBe(base + 6)
    expect(await sum(base, { tenfold: true })).toBe(base * 10 + 1)
    expect(await sum(base, { tenfold: true, added: 7 })).toBe(base * 10 + 8)
  }
})

test('different parts in one place are different statements, also within a part', async () => {
  const calculate = async (change: unknown) => {
    const [row] = await statement<{ result: number }>`select ${20}::int ${change} as result`.execute(shop.db)
    return row?.result
  }
  expect(await calculate(part`+ ${5}::int`)).toBe(25)
  expect(await calculate(part`- ${5}::int`)).toBe(15)
  const times = (factor: unknown) => part`* ${2}::int ${factor}`
  expect(await calculate(times(nothing))).toBe(40)
  expect(await calculate(times(part`* ${3}::int`))).toBe(120)
})

test('a list has as many values or parts as it is given, and names are quoted', async () => {
  const rowOf = async (columns: Record<string, number>) => {
    const values = Object.values(columns).map((value) => part`${value}::int`)
    const [row] = await statement<Record<string, number>>`
      select * from (values (${list(values)})) as row (${names(...Object.keys(columns))})`.execute(shop.db)
    return row
  }
  expect(await rowOf({ order: 1 })).toEqual({ order: 1 })
  expect(await rowOf({ order: 2, 'a b': 3 })).toEqual({ order: 2, 'a b': 3 })
  expect(await rowOf({ other: 4, names: 5 })).toEqual({ other: 4, names: 5 })
})
