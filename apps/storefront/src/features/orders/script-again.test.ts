import type { Order } from '@recadinho/contracts/orders'
import { editScript, type ScriptEdit } from '@recadinho/stage/edited-script'
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { currentScript } from '../../lib/script/current-script.ts'
import { draftedFor, parseServerScript } from '../../lib/script/server-script.ts'
import { sentLines } from '../../lib/orders/order-content.ts'
import { draftAgain, type Offered } from './again.ts'
import { scriptAgain } from './script-again.ts'

beforeAll(async () => {
  await loadScriptTexts('pt', 'birthday', [amara])
  await loadNoteReading('pt')
})

const amara = {
  id: 'princess-amara',
  category: 'princesses',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  description: { en: '', pt: '' },
  picture: 'princess-amara',
  greetingStyle: 'warm',
  voice: { pitch: 100, rate: 100 },
} as const
const catalog = { characters: [amara] }
const pack = { id: 'one-character', charactersCount: 1, price: { amount: 990, currency: 'USD' } }
const offered = { ...catalog, packages: [pack as Offered['packages'][number]] } // all that is read of it
const market = { locale: 'pt' } as const
const notes = { additionalNotes: 'Ela ama sapos.' }

/** An order with these edits, and what a draft of the same video says. */
function ordered(edits: readonly ScriptEdit[], change: Partial<Order> = {}) {
  const order = anOrder({ ...notes, ...change })
  const draft = draftAgain(order, offered, 'same')
  const input = { ...draft, characters: [amara], ...market }
  let script = currentScript(input, null)
  for (const edit of edits) script = currentScript(input, editScript(script, [], edit))
  return anOrder({ ...notes, ...change, script: sentLines(script.lines) })
}
async function saidAgain(order: Order, change: object = {}) {
  const draft = draftAgain(order, offered, 'same')
  const { script: edits, serverScript } = await scriptAgain(order, draft, market, catalog)
  const input = { ...draft, ...change, characters: [amara], ...market }
  const drafted = draftedFor(input, parseServerScript(serverScript))
  return { edits, lines: currentScript(input, edits, drafted).lines }
}
const rewrite = { kind: 'rewrite', id: 'opening', text: 'Olívia, minha estrela!' } as const
const removal = { kind: 'remove', id: 'wish' } as const

test('the same video again says what the order says, to the letter', async () => {
  const order = ordered([rewrite, removal])
  const { lines } = await saidAgain(order)
  expect(lines).toEqual(order.script)
})

test('what was edited stays when the form changes, under the new name', async () => {
  const change = { childName: 'Bia', additionalNotes: 'Ela ama corujas.' }
  const { lines } = await saidAgain(ordered([rewrite, removal]), change)
  expect(lines[0]).toMatchObject({ text: 'Bia, minha estrela!', origin: 'buyer' })
  expect(lines.map(({ id }) => id)).not.toContain('wish')
  expect(lines.map(({ text }) => text).join(' ')).toMatch(/corujas/)
})

test('a script without an edit is drafted again, as is one that an older release wrote', async () => {
  const plain = ordered([])
  expect((await saidAgain(plain)).edits).toBeNull()
  const script = plain.script.map((line, at) => Object.assign({}, line, { id: `line-${at}` }))
  expect((await saidAgain({ ...plain, script })).edits).toBeNull()
  // Erased.
  expect((await saidAgain({ ...plain, script: [] })).edits).toBeNull()
})

describe('what a writing service wrote', () => {
  const byService = (order: Order): Order => ({
    ...order,
    script: order.script.map((line, at) =>
      line.origin === 'buyer' ? line : { ...line, id: `service-${at}`, origin: 'service' },
    ),
  })

  test('is said again to the letter, beside what the buyer has edited, and not asked for again', async () => {
    const plain = byService(ordered([]))
    expect(await saidAgain(plain)).toEqual({ edits: null, lines: plain.script })
    const edited = byService(ordered([rewrite]))
    const { lines } = await saidAgain(edited)
    expect(lines).toEqual(edited.script)
  })

  test('is of these details: with others only what was edited stays', async () => {
    const { lines } = await saidAgain(byService(ordered([rewrite])), { additionalNotes: 'Ela ama corujas.' })
    expect(lines[0]).toMatchObject({ text: rewrite.text, origin: 'buyer' })
    expect(lines.map(({ origin }) => origin)).not.toContain('service')
    expect(lines.map(({ text }) => text).join(' ')).toMatch(/corujas/)
  })
})

test('a text of the buyer’s own comes along as it was changed', async () => {
  const own = { useAIVoice: false, additionalNotes: 'Oi! Tchau!' }
  expect((await saidAgain(ordered([], own))).edits).toBeNull()
  const changed = ordered([{ kind: 'rewrite', id: 'own-2', text: 'Até logo!' }], own)
  expect((await saidAgain(changed)).lines.map(({ text }) => text)).toEqual(['Oi!', 'Até logo!'])
})

test('with other characters, or in another language, it is another video', async () => {
  const order = ordered([rewrite])
  const gone = draftAgain(order, { ...offered, characters: [] }, 'same')
  expect(await scriptAgain(order, gone, market, catalog)).toEqual({ script: null })
  const draft = draftAgain(order, offered, 'same')
  expect(await scriptAgain(order, draft, { locale: 'en' }, catalog)).toEqual({ script: null })
})
