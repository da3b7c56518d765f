// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useEarly } from './use-early.ts'
import { useHydrated } from './use-hydrated.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const field = () => document.querySelector<HTMLInputElement>('[name=child]')
const choice = () => document.querySelector<HTMLInputElement>('[name=package]')

/** Draws its own state over its fields as soon as React has the page, as every page with something stored does. */
function Form() {
  const [form, setForm] = useState({ child: '', chosen: false })
  const hydrated = useHydrated()
  useEarly(
    () => ({ child: field()?.value ?? '', chosen: choice()?.checked === true }),
    (early) => setForm(early),
  )
  const nothing = () => undefined
  return (
    <form data-alive={hydrated}>
      <input name="child" aria-label="Child" value={form.child} onChange={nothing} />
      <input type="radio" name="package" aria-label="Package" checked={form.chosen} onChange={nothing} />
      <output>{JSON.stringify(form)}</output>
    </form>
  )
}

function pageAsItCame() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  return document.body.firstElementChild ?? document.body
}

test('what was typed and chosen on the page as it came is taken over, and stands there still', async () => {
  const page = pageAsItCame()
  const [typed, chosen] = [field(), choice()]
  if (typed) typed.value = 'Valentina'
  if (chosen) chosen.checked = true
  await act(async () => void hydrateRoot(page, <Form />))
  expect(document.querySelector('form')?.dataset['alive']).toBe('true')
  expect(document.querySelector('output')?.textContent).toBe('{"child":"Valentina","chosen":true}')
  expect([field()?.value, choice()?.checked]).toEqual(['Valentina', true])
  expect(field()).toBe(typed)
})

test('nothing filled in is taken as nothing', async () => {
  const page = pageAsItCame()
  await act(async () => void hydrateRoot(page, <Form />))
  expect(document.querySelector('output')?.textContent).toBe('{"child":"","chosen":false}')
})
