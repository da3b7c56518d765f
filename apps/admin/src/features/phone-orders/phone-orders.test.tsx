import type { Catalog } from '@recadinho/contracts/catalog'
import type { FamilyBody } from '@recadinho/contracts/phone-orders'
import type { Script } from '@recadinho/contracts/scripts'
import { ApiError } from '@recadinho/contracts/client'
// What the form loads for a family that has films: a test's own time is not for loading it.
import '@recadinho/stage/script'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { NewOrderPage } from './new-order-page.tsx'

const money = (amount: number) => ({ amount, currency: 'USD' })
const pack = (id: string, charactersCount: number, amount: number) => ({
  id,
  charactersCount,
  title: { en: `For ${charactersCount}`, pt: `Para ${charactersCount}` },
  description: { en: '', pt: '' },
  price: money(amount),
  savings: null,
  installments: [],
})
const character = (id: string, name: string) => ({
  id,
  category: 'heroes',
  name: { en: name, pt: name },
  description: { en: '', pt: '' },
  greetingStyle: 'warm',
  picture: 'princess-amara',
})
const catalog = {
  packages: [pack('one', 1, 990), pack('two', 2, 1790)],
  characters: [character('amara', 'Amara'), character('bruno', 'Bruno')],
  countries: [],
} as unknown as Catalog // the parts the form reads

const refusal = (code: string, details: object = {}) =>
  new ApiError(409, '', JSON.stringify({ code, message: code, requestId: 'r', details }))

/** Renders the form, whose order is refused, and records what it sends. */
async function open(refuse: Error, films: (family: FamilyBody) => readonly string[] = () => []) {
  const page = await renderPage(<NewOrderPage />, (name, input) => {
    if (name === 'getCatalog') return catalog
    if (name === 'findFamilyFilms') return { scripts: films((input as { body: FamilyBody }).body) }
    if (name !== 'checkPromoCode') throw refuse
    return { code: 'HI', discountPercentage: 50, amounts: { discount: money(495), total: money(495) } }
  })
  const sent = () => page.call.mock.calls.filter(([name]) => name === 'takeOrder').map(([, input]) => input)
  return { sent }
}

const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillIn() {
  await screen.findByLabelText('Package')
  enter('Package', 'one')
  enter('Character', 'amara')
  enter("Child's name", ' Olivia ')
  enter('Age', '6')
  enter(/^What the video/, 'Her first tooth')
  enter("Buyer's name", 'Ana')
  enter('Email', 'ana@example.com')
  enter('WhatsApp', '2015550123')
  await lines()
}
/** The lines of the script, once it is written. */
const lines = async () =>
  (await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /^Line / })).map(({ value }) => value)
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create order' }))

it('says beside each field what is missing, and sends nothing', async () => {
  const { sent } = await open(refusal('sold_out'))
  await screen.findByLabelText('Package')
  create()
  expect(await screen.findByText('Choose a package')).toBeDefined()
  for (const words of [
    'Choose a character',
    "Enter the child's name",
    'Enter a whole number from 1 to 130',
    'Enter an email address, like name@example.com',
  ])
    expect(screen.getByText(words)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Package')))
  expect(sent()).toEqual([])
})

it('repeats nothing of the family’s films once the number or the address tells who calls', async () => {
  let first: readonly string[] = []
  await open(refusal('sold_out'), ({ whatsappNumber, guardianEmail }) =>
    whatsappNumber === '12015550199' && guardianEmail === 'ana@example.com' ? [first.join(' ')] : [],
  )
  await fillIn()
  first = await lines()
  enter('WhatsApp', '2015550199')
  const repeated = async () =>
    (await lines()).filter((line) => line.split(' ').length > 4 && first.includes(line))
  expect(await repeated()).not.toEqual([])
  await waitFor(async () => expect(await repeated()).toEqual([]))
})

it('asks for as many characters as the package has, nobody twice', async () => {
  await open(refusal('sold_out'))
  await screen.findByLabelText('Package')
  enter('Package', 'two')
  enter('Character 1', 'amara')
  const second = [...screen.getByLabelText<HTMLSelectElement>('Character 2').options]
  expect(second.map(({ value }) => value)).toEqual(['', 'bruno'])
})

it('sends what the shop’s form would, once however often, and keeps what was typed over a refusal', async () => {
  const { sent } = await open(refusal('price_changed', { total: money(1090) }))
  await fillIn()
  create()
  expect(await screen.findByText(/^The price has changed/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>("Child's name").value).toBe(' Olivia ')
  create()
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [first, again] = sent()
  expect(again).toEqual(first)
  expect(first).toEqual({
    idempotencyKey: expect.any(String),
    body: {
      locale: 'en',
      packageId: 'one',
      characterIds: ['amara'],
      childName: 'Olivia',
      childAge: 6,
      occasion: 'birthday',
      additionalNotes: 'Her first tooth',
      useAIVoice: true,
      guardianName: 'Ana',
      guardianEmail: 'ana@example.com',
      whatsappNumber: '12015550123',
      shownTotal: money(990),
      script: expect.any(Array),
    },
  })
})

it('draws the child if the caller wants it, and sends the choices with the order', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  await userEvent.click(screen.getByText(/^Draw the child/))
  await userEvent.click(await screen.findByRole('radio', { name: 'Braids' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasses' }))
  create()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([{ body: { likeness: { hair: 'braids', glasses: true, wheelchair: false } } }])
})

it('shows the price that a promo code leaves, and a refusal beside the field it is about', async () => {
  const { sent } = await open(refusal('promo_code_invalid', { reason: 'used_up' }))
  await fillIn()
  enter(/^Promo code/, 'hi')
  expect(await screen.findByText('HI (50%)')).toBeDefined()
  create()
  expect(await screen.findByText('This code has reached its usage limit.')).toBeDefined()
  expect(sent()).toMatchObject([{ body: { promoCode: 'hi', shownTotal: money(495) } }])
})

it('says that an answer was lost where the first try made the order', async () => {
  await open(refusal('idempotency_key_reused'))
  await fillIn()
  create()
  expect(await screen.findByText('This order was created the first time')).toBeDefined()
})

it('drafts the script from the form, and sends the lines as they were edited', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  enter(/^What the video/, 'She loves owls.')
  const drafted = await lines()
  expect(drafted.join(' ')).toMatch(/Olivia.*owls/)
  enter('Line 1', 'Hi Olivia, it is me!')
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 2' }))
  enter('Age', '7')
  enter("Child's name", 'Ava')
  const [first, ...others] = await lines()
  expect(first).toBe('Hi Ava, it is me!')
  expect(others).toHaveLength(drafted.length - 2)
  create()
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [{ body }] = sent() as [{ body: { script: Script } }] // the call waited for
  expect(body.script.map(({ text }) => text)).toEqual([first, ...others])
  expect(body.script[0]).toMatchObject({ origin: 'buyer', speakers: ['amara'] })
  fireEvent.click(screen.getByRole('button', { name: "Back to the shop's words" }))
  expect(await lines()).toHaveLength(drafted.length)
})

it('keeps whatever the caller wants said, and whose line it is follows the characters', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  const wanted = ['<b>Hi</b> https://example.com +1 201 555 0123', 'x'.repeat(500), 'Привет! 你好！ 🎂👨‍👩‍👧']
  for (const [at, text] of wanted.entries()) enter(`Line ${at + 1}`, text)
  enter('Character', 'bruno')
  await waitFor(async () => expect((await lines()).slice(0, 3)).toEqual(wanted))
  create()
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [{ body }] = sent() as [{ body: { script: Script } }] // the call waited for
  expect(body.script.slice(0, 3).map(({ text }) => text)).toEqual(wanted)
  expect(new Set(body.script.flatMap(({ speakers }) => speakers))).toEqual(new Set(['bruno']))
})

it('sends the script of what was typed last, even where it is not drawn yet', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  enter('Line 1', 'Hi Olivia, it is me!')
  // Nothing is rendered before this ends.
  await act(async () => {
    enter("Child's name", 'Ava')
    enter(/^What the video/, 'She loves owls.')
    create()
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
  })
  const [{ body }] = sent() as [{ body: { childName: string; script: Script } }] // the call waited for
  expect(body.childName).toBe('Ava')
  expect(body.script[0]?.text).toBe('Hi Ava, it is me!')
  expect(body.script.map(({ text }) => text).join(' ')).toMatch(/owls/)
})

it('says beside a line why the order was not created, and sends nothing', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  enter('Line 2', ' ')
  create()
  expect(await screen.findByText('Write this line, or remove it')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Line 2')))
  enter('Line 2', 'x'.repeat(900))
  expect(screen.getByText('Use 900 characters or fewer')).toBeDefined()
  expect(sent()).toEqual([])
})

it('a dictated text is split into lines once, and names what the notes leave out otherwise', async () => {
  await open(refusal('sold_out'))
  await fillIn()
  enter(/^What the video/, 'Lives at 14 Maple Street. Loves owls.')
  await screen.findByText('Not in the film: private')
  fireEvent.click(screen.getByRole('button', { name: 'In the film: show the line' }))
  expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement)
  fireEvent.click(screen.getByRole('checkbox', { name: /^We write the script/ }))
  enter(/^The words/, 'Hi! It is me.')
  expect(await lines()).toEqual(['Hi!', 'It is me.'])
  enter('Line 2', 'It is Amara.')
  enter(/^The words/, 'Something else.')
  expect(await lines()).toEqual(['Hi!', 'It is Amara.'])
  fireEvent.click(screen.getByRole('button', { name: "Back to the caller's words" }))
  expect(await lines()).toEqual(['Something else.'])
})

it('of what the notes leave out the caller has a line said, told to the team only or never mentioned', async () => {
  const user = userEvent.setup()
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  enter(/^What the video/, 'She loves owls. Elle adore les trains avec son papa.')
  const button = (name: string) => screen.getByRole('button', { name, description: /trains/ })
  enter('Line 1', 'You love trains!')

  await user.click(button('Tell the team only'))
  expect(await screen.findByText('buyer: only for the team')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(button('Say it')))

  await user.click(button('Never mention it'))
  expect(await screen.findByText('buyer: never to be mentioned')).toBeDefined()
  expect((await lines()).join(' ')).not.toContain('trains')
  await user.click(button('Undo'))
  expect(await lines()).toContain('You love trains!')

  const count = (await lines()).length
  button('Say it').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement))
  await user.keyboard('Trains go fast!')
  expect(await lines()).toHaveLength(count + 1)
  expect(button('In the film: show the line')).toBeDefined()
  // The letters, and the line.
  await user.keyboard('{Control>}z{/Control}')
  await user.keyboard('{Control>}z{/Control}')
  expect(await lines()).toHaveLength(count)

  await user.click(button('Never mention it'))
  await waitFor(async () => expect((await lines()).join(' ')).not.toContain('trains'))
  create()
  await waitFor(() => expect(sent()).toHaveLength(1))
  const unsaid = [{ text: 'Elle adore les trains avec son papa', choice: 'never' }]
  expect(sent()).toMatchObject([{ body: { unsaid } }])
})

it('sends each child with a name, and says beside the field which one has none', async () => {
  const { sent } = await open(refusal('sold_out'))
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Add another child' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add another child' }))
  expect(screen.queryByRole('button', { name: 'Add another child' })).toBeNull()
  enter('Name of child 2', ' Pedro ')
  enter(/^How to say the name of child 2/, 'PEH-droo')
  create()
  await waitFor(() => expect(screen.getByLabelText('Name of child 3')).toHaveProperty('ariaInvalid', 'true'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove child 3' }))
  create()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([{ body: { otherChildren: [{ name: 'Pedro', nameHint: 'PEH-droo' }] } }])
})

it('greets every child in the script, and follows who is named', async () => {
  await open(refusal('sold_out'))
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Add another child' }))
  enter('Name of child 2', 'Pedro')
  expect((await lines()).join(' ')).toContain('Olivia and Pedro')
  enter('Line 1', 'Pedro sings, and Olivia and Pedro dance!')
  enter('Name of child 2', 'Theo')
  await waitFor(async () => expect((await lines())[0]).toBe('Theo sings, and Olivia and Theo dance!'))
})
