import { ApiError } from '@recadinho/contracts/client'
import type { MessageTemplate } from '@recadinho/contracts/message-templates'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { TemplatePage } from './template-page.tsx'

const defaults = { text: 'Hi! {siteTitle}, order {number}: {link}' }
const template = (change: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: 'video_by_hand',
  locale: 'en',
  texts: defaults,
  defaults,
  ...change,
})
const show = (answer: (name: string, input: unknown) => unknown) =>
  renderPage(<TemplatePage id="video_by_hand" locale="en" />, answer)
const field = () => screen.getByRole('textbox', { name: 'Text' })
const preview = () => within(screen.getByRole('region', { name: 'As buyers see it' }))
// In user-event a brace starts a key name.
const typed = (text: string) => text.replaceAll('{', '{{')

it('T2: shows what is typed as it will be sent, and refuses a text beside its field', async () => {
  const { call } = await show(() => ({ items: [template()] }))
  expect(await screen.findByDisplayValue(defaults.text)).toBeDefined()
  await userEvent.clear(field())
  await userEvent.type(field(), typed('{number} for {childName}'))
  expect(preview().getByText('R-7K3M9Q for {childName}')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText("{childName} isn't available in this message")).toBeDefined()
  await userEvent.clear(field())
  await userEvent.type(field(), 'Ready')
  expect(await screen.findByText('This text needs {link}')).toBeDefined()
  expect(call).not.toHaveBeenCalledWith('changeMessageTemplate', expect.anything())
  await userEvent.click(screen.getByRole('button', { name: "Use the shop's own words" }))
  expect(field()).toHaveProperty('value', defaults.text)
})

it('T2: what was typed stays when someone else was first', async () => {
  let texts: MessageTemplate['texts'] = defaults
  await show((name) => {
    if (name === 'listMessageTemplates') return { items: [template({ texts })] }
    texts = { text: 'Theirs: {link}' }
    throw new ApiError(
      409,
      '',
      JSON.stringify({
        code: 'version_conflict',
        message: 'x',
        details: { changed: ['text'] },
        requestId: 'r',
      }),
    )
  })
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Text' }))
  await userEvent.type(field(), typed('Ours: {link}'))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Text: Theirs: {link}')).toBeDefined()
  expect(field()).toHaveProperty('value', 'Ours: {link}')
})
