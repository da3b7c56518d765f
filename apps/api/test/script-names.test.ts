import { expect, test } from 'vitest'
import { fold } from '../src/modules/orders/search-text.ts'
import { placeOrder } from './support/order.ts'
import { correct, form, good, previewOf, writerShops } from './support/script-writer.ts'

const service = writerShops()
const { preview, start } = service

test('W2: no name leaves the shop, and the words come back with the names', async () => {
  service.writer.fault({
    kind: 'say',
    words: '{name}, oi! A {w1} e o {w2} amam você, e eu também. Um beijo, {name}!',
  })
  const { lines } = await preview({
    additionalNotes:
      'A OLIVIA prado perdeu um dente. Olivinha canta com a Vovó Lúcia e o Rex. Rex late. Telefone: 11 98765-4321, ana@exemplo.com',
  })
  const sent = service.writer.received().at(-1) ?? ''
  expect(sent).toContain('A {name} perdeu um dente. {name} canta com a {w1} e o {w2}. {w2} late.')
  expect(sent).not.toMatch(/ol[ií]via|olivinha|prado|vovó|lúcia|rex|98765|exemplo/i)
  expect(lines?.map(({ text }) => text)).toEqual([
    'Olívia, oi!',
    'A Vovó Lúcia e o Rex amam você, e eu também.',
    'Um beijo, Olívia!',
  ])
})

test('W2: a word that begins a sentence stays, unless it is a name within another', async () => {
  await preview({
    additionalNotes:
      'Mora com o pai. Ela dança: Ela ama o Bidu! Bidu late… Tem 5 anos. Canta com o Dr. Rui e a J. Lima.\nSapos?',
  })
  expect(service.writer.received().at(-1)).toContain(
    'Mora com o pai. Ela dança: {w1} ama o {w2}! {w2} late… Tem 5 anos. Canta com o {w3}. {w4} e a {w5}. {w6}.',
  )
})

test('W2: two children have tokens of their own', async () => {
  service.writer.fault({
    kind: 'say',
    words: '{name}, oi! {child1}, você canta, e {child2} dança muito bem com a irmã.',
  })
  const { lines } = await preview({
    childName: 'Ana e Pedro',
    additionalNotes: 'A Ana canta e o Pedrinho dança.',
  })
  expect(service.writer.received().at(-1)).toContain('A {child1} canta e o {child2} dança.')
  expect(lines?.map(({ text }) => text).join(' ')).toBe(
    'Ana e Pedro, oi! Ana, você canta, e Pedro dança muito bem com a irmã.',
  )
})

test('W2: children with fields of their own have tokens of their own, and their names stay', async () => {
  service.writer.fault({
    kind: 'say',
    words: '{name}, oi! {child1}, você canta. {child3}, dance! Um beijo, {name}!',
  })
  const otherChildren = [{ name: 'Pedro Prado', nameHint: 'PEH-droo' }, { name: 'Bia Lima' }]
  const change = {
    childName: 'Ana Prado',
    otherChildren,
    additionalNotes: 'A Ana Prado canta, o Pedrinho pula e a Bia dança. A família Prado e a lima.',
  }
  const { lines } = await preview(change)
  const sent = service.writer.received().at(-1) ?? ''
  expect(sent).toContain('A {child1} canta, o {child2} pula e a {child3} dança. A família {name} e a {name}.')
  const { children } = JSON.parse(JSON.parse(sent).messages[1].content)
  expect(children).toEqual(['{child1}', '{child2}', '{child3}'])
  expect(sent).not.toMatch(/\bana\b|pedr|bia|prado|lima|droo/i)
  expect(lines?.map(({ text }) => text)).toEqual([
    'Ana, Pedro e Bia, oi!',
    'Ana, você canta.',
    'Bia, dance!',
    'Um beijo, Ana, Pedro e Bia!',
  ])
  expect(lines?.[0]?.sayAs).toEqual([{ name: 'Pedro', as: 'PEH-droo' }])
  const buyer = service.shop.browser()
  const { order } = await placeOrder(buyer, { ...form, ...change, script: lines })
  expect(new Set(order.script.map(({ origin }) => origin))).toEqual(new Set(['service']))
  // Words for three children are not for two: the shop writes.
  const { script } = await correct(buyer, order, { otherChildren: otherChildren.slice(0, 1) })
  expect(script.map(({ text }) => text).join(' ')).not.toContain('Bia')
  expect(script.map(({ origin }) => origin)).not.toContain('service')
})

test('W2: what is for the team only or never to be mentioned does not leave the shop, and is not said', async () => {
  const additionalNotes =
    'Ela adora dinossauros. Ela perdeu o “primeiro” dente do d’Ávila. Canta com o Rex. Rex late muito.'
  const never = { text: 'Ela adora dinossauros', choice: 'never' }
  const unsaid = [never, { text: "Ela perdeu o “primeiro” dente do d'Ávila", choice: 'team' }]
  service.writer.fault({ kind: 'say', words: `${good} Você adora dinossauros!` }, 2)
  expect((await preview({ additionalNotes, unsaid })).fault).toBe('private')
  expect((await preview({ additionalNotes, unsaid })).fault).toBeNull()
  const sentNotes = () =>
    JSON.parse(JSON.parse(service.writer.received().at(-1) ?? '').messages[1].content).notes as string // what was sent
  expect(sentNotes()).toBe('Canta com o {w1}. {w1} late muito.')
  // A name that is only known from a part that stays is a name elsewhere, too.
  const rex = { text: 'Canta com o Rex', choice: 'team' }
  await preview({ additionalNotes, unsaid: [...unsaid, rex] })
  expect(sentNotes()).toBe('{w1} late muito.')
  // Markup is not as it is read, so the part cannot be cut out.
  await preview({
    additionalNotes: 'Ela ama sapos. Não gosta de Tom &amp; Jerry.',
    unsaid: [{ text: 'Não gosta de Tom & Jerry', choice: 'team' }],
  })
  expect(sentNotes()).toBe('')
})

test('W2: of two hundred notes with names in many places none holds a name of the form', async () => {
  const names = [
    'Olívia Prado',
    'Zoë',
    'José Renato Queiroz',
    'Bia e Caíque',
    "Ana D'Ávila",
    'Li',
    'NÍCOLAS',
    'Íris',
  ]
  const templates = [
    '{} ama sapos.',
    'Hoje {} faz anos! viva {}!!',
    'A vovó diz: {}, te amo. Beijo pra {}',
    '(para {}) - {} canta',
    'ela é a {}; chama “{}” de noite',
    'mãe da {}',
    '{}{}',
    'o insta é @{} e www.{}.com',
    'Perdeu um dente.\n{} dança\n- {}',
    "{}'s dog and {}-{}",
    'Dr. {} brinca com {}zinha',
    'nossa_{}_linda',
  ]
  const spellings: ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toLowerCase(),
    (name) => name.toUpperCase(),
    (name) => name.normalize('NFD'),
    (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    (name) => name.split(' ')[0] ?? '',
    (name) => name.split(' ').at(-1) ?? '',
    (name) => `${name.slice(0, 1)}\u200B${name.slice(1)}`,
  ]
  const all = templates.flatMap((template, i) =>
    spellings.flatMap((spell, j) =>
      [0, 3, 5].map((k) => {
        const childName = names[(i + j + k) % names.length] ?? ''
        return { childName, additionalNotes: template.replaceAll('{}', spell(childName)) }
      }),
    ),
  )
  expect(all.length).toBeGreaterThan(200)
  const plain = await start({ SCRIPT_WRITER_PER_DAY: '1000' })
  const held: string[] = []
  for (const [at, { childName, additionalNotes }] of all.entries()) {
    // A word of its own, so that none is answered from what is known.
    const syllables = at.toString(2).replaceAll('0', 'ba').replaceAll('1', 'po')
    const before = service.writer.received().length
    // The name is the first child's, or another one's.
    const children =
      at % 2 === 0 ? { childName } : { childName: 'Caio', otherChildren: [{ name: childName }] }
    const change = { ...children, additionalNotes: `${additionalNotes} Ama ${syllables}.` }
    await previewOf(plain.browser(), change)
    const sent = service.writer.received().slice(before)
    expect(sent).toHaveLength(1)
    const { notes: said } = JSON.parse(JSON.parse(sent[0] ?? '').messages[1].content)
    const words: readonly string[] = fold(said).match(/\p{L}+/gu) ?? []
    const own = fold(childName).split(/[\s']+/)
    held.push(...own.filter((name) => name.length > 1 && words.includes(name)))
  }
  await plain.close()
  expect(held).toEqual([])
})
