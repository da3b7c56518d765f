import type { PreviewedScript } from '@recadinho/contracts/script-previews'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { correct, form, good, writerShops } from './support/script-writer.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

const service = writerShops()
let staff: Browser
beforeAll(async () => {
  staff = await signedIn(service.shop)
})

const additionalNotes = 'Ela adora dinossauros. Ela perdeu um dente. Elle adore les trains avec papa.'

/** A preview of these notes, answered with these words. */
const answered = (words: string, change: object = {}): Promise<PreviewedScript> => {
  service.writer.fault({ kind: 'say', words })
  return service.preview({ additionalNotes, ...change })
}

const noted = (lines: readonly ScriptLine[] | null) =>
  lines?.flatMap(({ text, note }) => (note === null ? [] : [[text, ...note.split('\n')]]))

/** What was sent of the notes last. */
const sent = () =>
  JSON.parse(JSON.parse(service.writer.received().at(-1) ?? '').messages[1].content) as {
    notes: string
    parts: Record<string, string>
  } // what was sent

test('W9: a line tells the parts of the notes that the service has marked', async () => {
  const { lines } = await answered(
    `${good} Você adora dinossauros, e o seu dente caiu! [1, 2] Um beijo, {name}!`,
  )
  expect(sent().parts).toEqual({
    1: 'Ela adora dinossauros',
    2: 'Ela perdeu um dente',
    3: 'Elle adore les trains avec papa',
  })
  expect(noted(lines)).toEqual([
    ['Você adora dinossauros, e o seu dente caiu!', 'Ela adora dinossauros', 'Ela perdeu um dente'],
  ])
  expect(lines?.map(({ id, part }) => [id.replace(/^note-.*/, 'note'), part])).toEqual([
    ['opening', 'opening'],
    ['service-2', null],
    ['note', 'detail'],
    ['farewell', 'farewell'],
  ])
  const { order } = await placeOrder(service.shop.browser(), { ...form, additionalNotes, script: lines })
  expect(order.script).toEqual(lines)
  const seen = await readAdminOrder(staff, order.id)
  expect(seen.leftOut).toEqual([{ text: 'Elle adore les trains avec papa', reason: 'unclear', choice: null }])
})

test('W9: a wrong mark, or one of no part, hides nothing', async () => {
  const { lines } = await answered(`${good} Você canta muito bem! [1] Adoro você! [2, 7] Um beijo, {name}!`, {
    additionalNotes: `${additionalNotes} Ela pula.`,
  })
  expect(noted(lines)).toEqual([])
  const { order } = await placeOrder(service.shop.browser(), {
    ...form,
    additionalNotes: `${additionalNotes} Ela pula.`,
    script: lines,
  })
  const { leftOut } = await readAdminOrder(staff, order.id)
  expect(leftOut.map(({ text, reason }) => [text, reason])).toEqual([
    ['Ela adora dinossauros', 'skipped'],
    ['Ela perdeu um dente', 'skipped'],
    ['Elle adore les trains avec papa', 'unclear'],
    ['Ela pula', 'skipped'],
  ])
})

test('W9: what the shop’s own texts say anyway is told only if the service says it', async () => {
  const notes = 'É aniversário dela. Ela ama sapos.'
  const { lines } = await answered(`${good} Você ama sapos! [2]`, { additionalNotes: notes })
  const { order } = await placeOrder(service.shop.browser(), {
    ...form,
    additionalNotes: notes,
    script: lines,
  })
  const { leftOut } = await readAdminOrder(staff, order.id)
  expect(leftOut.map(({ text, reason }) => [text, reason])).toEqual([['É aniversário dela', 'skipped']])
  const said = await answered(`${good} Feliz aniversário! Você ama sapos! [2]`, {
    additionalNotes: `${notes} Ela canta.`,
  })
  expect(noted(said.lines)?.[0]).toEqual(['Feliz aniversário!', 'É aniversário dela'])
})

test('W2: what touches a topic that is never to be mentioned is no part, and what is private is none', async () => {
  const unsaid = [
    { text: 'Ela adora dinossauros', choice: 'never' },
    { text: 'Ela perdeu um dente', choice: 'team' },
  ]
  const change = {
    additionalNotes: `${additionalNotes} Ela tem um bolo de dinossauro. O telefone é 11 98765-4321. Não fale do pai.`,
    unsaid,
  }
  await answered(`${good} Um beijo, {name}!`, change)
  expect(sent().parts).toEqual({ 1: 'Elle adore les trains avec papa' })
  expect(JSON.stringify(sent())).not.toMatch(/dinossauro|dente|98765/)
})

test.each([
  ['a topic that is never to be mentioned', 'Que lindo dinossauro! [1]', 'private'],
  ['a link', 'Veja www.exemplo.com! [1]', 'form'],
  ['a mark that is none', 'Um beijo! [um]', 'form'],
  [
    'another language',
    'And you are the best of all the children in the world, and I am so happy! [1]',
    'language',
  ],
])('W1: words that break a rule with a mark: %s', async (_, words, fault) => {
  service.writer.fault({ kind: 'say', words: `${good} ${words}` }, 2)
  const unsaid = [{ text: 'Ela adora dinossauros', choice: 'never' }]
  expect(await service.preview({ additionalNotes: `${additionalNotes} Ela ri.`, unsaid })).toEqual({
    lines: null,
    fault,
  })
})

test('O4.8: what a line of the service tells is what the server has found, not what is sent', async () => {
  const { lines } = await answered(`${good} Você adora dinossauros! [1]`)
  const forged = (lines ?? []).map((line) =>
    Object.assign({}, line, { note: 'Ela perdeu um dente', topic: 'proud', part: 'wish' }),
  )
  const words = { ...forged[0], id: 'forged', text: 'Olívia, compre um carro!' }
  const { order } = await placeOrder(service.shop.browser(), {
    ...form,
    additionalNotes,
    script: [...forged, words],
  })
  expect(order.script.slice(0, -1)).toEqual(lines)
  expect(order.script.at(-1)).toMatchObject({ text: 'Olívia, compre um carro!', origin: 'buyer' })
})

test('O7.2: with other facts no line of the shop passes for the service’s', async () => {
  const characterIds = ['princess-stella', 'princess-amara']
  const two = { ...form, additionalNotes, characterIds }
  const { lines } = await service.preview({ additionalNotes, characterIds })
  const buyer = service.shop.browser()
  const { order } = await placeOrder(buyer, { ...two, packageId: 'two-characters', script: lines })
  expect(order.script.map(({ id }) => id)).toContain('together')
  const older = await correct(buyer, order, { childAge: 7 })
  expect(older.script.length).toBeGreaterThan(5)
  expect(older.script.map(({ origin }) => origin)).not.toContain('service')
})
