// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useEarly } from './use-early.ts'
import { useHydrated } from './use-hydrated.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const field = () => document.querySelector<HTMLInputElement>('[name=child]')
const radio = () => document.querySelector<HTMLInputElement>('[name=package]')

/** Renders its own state into its fields at hydration, like every page with stored values. */
function Form() {
  const [form, setForm] = useState({ child: '', selected: false })
  const hydrated = useHydrated()
  useEarly(
    () => ({ child: field()?.value ?? '', selected: radio()?.checked === true }),
    (early) => setForm(early),
  )
  const nothing = () => undefined
  return (
    <form data-alive={hydrated}>
      <input name="child" aria-label="Child" value={form.child} onChange={nothing} />
      <input type="radio" name="package" aria-label="Package" checked={form.selected} onChange={nothing} />
      <output>{JSON.stringify(form)}</output>
    </form>
  )
}

function pageAsItCame() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  return document.body.firstElementChild ?? document.body
}

test('what was typed and selected before hydration is taken over and stays', async () => {
  const page = pageAsItCame()
  const [typed, selected] = [field(), radio()]
  if (typed) typed.value = 'Valentina'
  if (selected) selected.checked = true
  await act(async () => void hydrateRoot(page, <Form />))
  expect(document.querySelector('form')?.dataset['alive']).toBe('true')
  expect(document.querySelector('output')?.textContent).toBe('{"child":"Valentina","selected":true}')
  expect([field()?.value, radio()?.checked]).toEqual(['Valentina', true])
  expect(field()).toBe(typed)
})

test('an untouched form stays empty', async () => {
  const page = pageAsItCame()
  await act(async () => void hydrateRoot(page, <Form />))
  expect(document.querySelector('output')?.textContent).toBe('{"child":"","selected":false}')
})
