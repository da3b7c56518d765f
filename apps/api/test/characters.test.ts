import type { Catalog } from '@recadinho/contracts/catalog'
import {
  greetingStyles,
  type AdminCharacter,
  type AdminCharacterList,
  type ChangeCharacterBody,
  type CharacterFields,
} from '@recadinho/contracts/characters'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { GREETING_STYLES } from '@recadinho/stage/cast'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createdDetails } from '../src/edits.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { orderBody, placeOrder, withKey } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

type Changes = ChangeCharacterBody['changes']

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const list = async (staff = owner) =>
  (await staff.get('/api/admin/characters')).json<AdminCharacterList>().items
async function find(id: string): Promise<AdminCharacter> {
  const found = (await list()).find((character) => character.id === id)
  if (!found) throw new Error(`No character ${id}`)
  return found
}
const put = (path: string, payload: object, staff = owner) =>
  staff.send({ method: 'PUT', url: `/api/admin/${path}`, payload })
const edit = async (id: string, changes: Changes, was?: Changes, staff = owner) =>
  staff.send({
    method: 'PATCH',
    url: `/api/admin/characters/${id}`,
    payload: { was: was ?? valuesOf(await find(id), changes), changes },
  })
/** The values of the changed fields that were on the screen. */
const valuesOf = (character: AdminCharacter, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(character).filter(([field]) => field in changes))
const offered = async () => (await shop.browser().get('/api/catalog?locale=en')).json<Catalog>().characters
const idsOf = async (category: string) =>
  (await list()).filter((character) => character.category === category).map(({ id }) => id)
const trail = async (subject: string) =>
  (
    await shop.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details])

async function signedInAs(role: StaffRole): Promise<Browser> {
  const email = `${role}@recadinho.test`
  const browser = await signedIn(shop, email)
  await shop.db.updateTable('staff').set({ role }).where('email', '=', email).execute()
  await eventually(async () =>
    expect((await browser.get('/api/admin/sessions/current')).json()).toMatchObject({ staff: { role } }),
  )
  return browser
}

test('the greetings that staff may choose are those that the script has words for', () => {
  expect(greetingStyles).toEqual(GREETING_STYLES)
})

test('an edit is in the catalog at once, and the log says what it changed', async () => {
  const before = await find('bramble')
  const name = { en: 'Bramble the Bear', pt: 'Felpudo, o Urso' }
  const answer = await edit('bramble', {
    name: { en: ` ${name.en} `, pt: name.pt },
    rightsNote: 'Drawn by us, free to use',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json<AdminCharacterList>().items).toEqual(await list())
  expect(await find('bramble')).toEqual({
    ...before,
    name,
    rightsNote: 'Drawn by us, free to use',
  })
  await eventually(async () =>
    expect((await offered()).find(({ id }) => id === 'bramble')).toMatchObject({ name }),
  )
  expect(await trail('characters/bramble')).toEqual([
    [
      'character.changed',
      { name: { was: before.name, now: name }, rightsNote: { was: '', now: 'Drawn by us, free to use' } },
    ],
  ])
})

const luna: CharacterFields = {
  category: 'movies',
  name: { en: 'Luna the Comet', pt: 'Cometa Luna' },
  description: { en: 'Leaves a trail of giggles.', pt: 'Deixa um rastro de risadas.' },
  greetingStyle: 'playful',
  picture: 'robot-zib',
  voice: { pitch: 130, rate: 104 },
  rightsNote: 'Ours',
}
const add = (character: CharacterFields, staff = owner) => staff.post('/api/admin/characters', character)

test('a new character is in the catalog at once, last of its category, and can be ordered', async () => {
  expect((await add({ ...luna, name: { en: ' Luna the Comet', pt: 'Cometa Luna ' } })).statusCode).toBe(201)
  expect(await find('luna-the-comet')).toEqual({
    id: 'luna-the-comet',
    ...luna,
    active: true,
    openOrders: 0,
    clips: [],
  })
  expect((await idsOf('movies')).at(-1)).toBe('luna-the-comet')
  const { rightsNote: _, ...shown } = luna
  await eventually(async () => expect((await offered()).at(-1)).toEqual({ id: 'luna-the-comet', ...shown }))
  expect(await trail('characters/luna-the-comet')).toEqual([['character.created', createdDetails(luna)]])

  const { order } = await placeOrder(shop.browser(), { characterIds: ['luna-the-comet'] })
  expect(order.characters).toEqual([
    { id: 'luna-the-comet', category: 'movies', name: luna.name, picture: 'robot-zib' },
  ])
  await edit('luna-the-comet', { picture: 'ember' })
  expect((await readAdminOrder(owner, order.id)).characters[0]?.picture).toBe('robot-zib')
})

test('a name that another character has is refused, and a picture that nobody drew', async () => {
  const refusals = async (answer: ReturnType<typeof add>) => {
    const { statusCode, json } = await answer
    return [statusCode, json().details?.issues?.map(({ path }: { path: string }) => path)]
  }
  expect(await refusals(add({ ...luna, name: { en: 'RIDDLE THE FOX', pt: 'Outra' } }))).toEqual([
    400,
    ['body/name/en'],
  ])
  expect(await refusals(add({ ...luna, name: { en: 'Sol', pt: 'Sol' }, picture: 'nobody' }))).toEqual([
    400,
    ['body/picture'],
  ])
  expect(await refusals(edit('ninja-tico', { name: { en: 'Tico', pt: 'Raposa Enigma' } }))).toEqual([
    400,
    ['body/changes/name/pt'],
  ])
  expect((await edit('ninja-tico', { voice: { pitch: 500, rate: 100 } })).statusCode).toBe(400)
  const id = await idsOf('games')
  expect(id).not.toContain('sol')
})

test('what staff note about rights is nowhere in the catalog', async () => {
  await edit('pixel-pete', { rightsNote: 'Licensed from a friend' })
  expect((await shop.browser().get('/api/catalog?locale=en')).body).not.toContain('Licensed')
})

test('orders keep their characters and their text, whatever is edited or switched off', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { characterIds: ['captain-kindly'] })
  const before = await readAdminOrder(owner, order.id)
  expect(await find('captain-kindly')).toMatchObject({ openOrders: 1 })

  await edit('captain-kindly', { name: { en: 'Major Kindly', pt: 'Major Gentil' }, greetingStyle: 'funny' })
  await put('characters/captain-kindly/activation', { active: false })

  const after = await readAdminOrder(owner, order.id)
  expect([after.characters, after.script]).toEqual([before.characters, before.script])
  expect((await buyer.get(`/api/orders/${order.id}`)).json()).toMatchObject({ characters: order.characters })
})

test('a character that is switched off is not sold until it is switched on again', async () => {
  const ids = async () => (await offered()).map(({ id }) => id)
  const off = await put('characters/princess-amara/activation', { active: false })
  expect(off.statusCode).toBe(200)
  await eventually(async () => expect(await ids()).not.toContain('princess-amara'))
  const refused = await shop.browser().post('/api/orders', orderBody, withKey())
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'character_unavailable'])
  expect(await find('princess-amara')).toMatchObject({ active: false })

  await put('characters/princess-amara/activation', { active: true })
  await put('characters/princess-amara/activation', { active: true })
  await eventually(async () => expect(await ids()).toContain('princess-amara'))
  expect(await trail('characters/princess-amara')).toEqual([
    ['character.deactivated', {}],
    ['character.activated', {}],
  ])
})

test('a category is put in another order by one call, and the shop follows', async () => {
  const seen = await idsOf('games')
  const others = (await list()).filter(({ category }) => category !== 'games').map(({ id }) => id)
  const wanted = seen.toReversed()
  expect((await put('character-order', { category: 'games', seen, wanted })).statusCode).toBe(200)
  expect(await idsOf('games')).toEqual(wanted)
  expect((await list()).filter(({ category }) => category !== 'games').map(({ id }) => id)).toEqual(others)
  await eventually(async () =>
    expect((await offered()).filter(({ category }) => category === 'games').map(({ id }) => id)).toEqual(
      wanted,
    ),
  )
  expect(await trail('character-categories/games')).toEqual([
    ['characters.reordered', { order: { was: seen, now: wanted } }],
  ])
})

test('an order that was made from an old list changes nothing', async () => {
  const seen = await idsOf('heroes')
  const first = [...seen.slice(1), ...seen.slice(0, 1)]
  await put('character-order', { category: 'heroes', seen, wanted: first })
  const second = await put('character-order', { category: 'heroes', seen, wanted: seen.toReversed() })
  expect([second.statusCode, second.json().code]).toEqual([409, 'version_conflict'])
  expect(await idsOf('heroes')).toEqual(first)
  // A repetition after a lost answer.
  expect((await put('character-order', { category: 'heroes', seen, wanted: first })).statusCode).toBe(200)
})

test('an order that leaves a character out, or takes one of another category, changes nothing', async () => {
  const seen = await idsOf('movies')
  for (const wanted of [seen.slice(1), [...seen.slice(1), 'princess-amara']]) {
    const answer = await put('character-order', { category: 'movies', seen, wanted })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'version_conflict'])
  }
  expect(await idsOf('movies')).toEqual(seen)
})

test('a character that moves to another category comes last there', async () => {
  await edit('ember', { category: 'princesses' })
  expect((await idsOf('princesses')).at(-1)).toBe('ember')
  await edit('ember', { category: 'movies' })
})

test('two people who edit the same field do not overwrite each other', async () => {
  const was = { greetingStyle: (await find('robot-zib')).greetingStyle }
  await edit('robot-zib', { greetingStyle: 'wise' })
  const second = await edit('robot-zib', { greetingStyle: 'brave' }, was)
  expect([second.statusCode, second.json().code]).toEqual([409, 'version_conflict'])
  expect(second.json().details).toEqual({ changed: ['greetingStyle'] })
  expect(await find('robot-zib')).toMatchObject({ greetingStyle: 'wise' })
  // The first repeats a saved change; the other changes a field that nobody else did.
  expect((await edit('robot-zib', { greetingStyle: 'wise' }, was)).statusCode).toBe(200)
  expect((await edit('robot-zib', { rightsNote: 'Ours' })).statusCode).toBe(200)
})

test.each([
  ['a name of blanks', { name: { en: '  ', pt: 'Zib' } }],
  ['a name in one language only', { name: { en: 'Zib' } }],
  ['a name that no card has room for', { name: { en: 'Z'.repeat(41), pt: 'Zib' } }],
  ['a greeting that has no words', { greetingStyle: 'grumpy' }],
  ['a category that the shop does not have', { category: 'villains' }],
  ['a note with a character that cannot be stored', { rightsNote: 'a\u0000b' }],
])('%s is refused, and nothing changes', async (_, change) => {
  const before = await find('robot-zib')
  const answer = await edit('robot-zib', change as Changes) // rejected by the contract
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  expect(await find('robot-zib')).toEqual(before)
})

test('a character that does not exist is 404', async () => {
  expect((await edit('nobody', { rightsNote: 'Ours' }, { rightsNote: '' })).statusCode).toBe(404)
  expect((await put('characters/nobody/activation', { active: true })).statusCode).toBe(404)
})

test('marketing edits characters, production only reads them', async () => {
  const [marketing, production] = [await signedInAs('marketing'), await signedInAs('production')]
  expect((await edit('riddle-fox', { rightsNote: 'Ours' }, { rightsNote: '' }, marketing)).statusCode).toBe(
    200,
  )
  expect(await list(production)).toEqual(await list())
  expect(
    (await edit('riddle-fox', { rightsNote: 'Mine' }, { rightsNote: 'Ours' }, production)).statusCode,
  ).toBe(403)
  expect((await put('characters/riddle-fox/activation', { active: false }, production)).statusCode).toBe(403)
})
