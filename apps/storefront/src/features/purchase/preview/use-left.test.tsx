// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFocusIn, useLeft } from './use-left.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Form() {
  const [text, setText] = useState('')
  const isLeft = useLeft(text === '' ? undefined : text)
  const isInside = useFocusIn('[data-line]')
  return (
    <>
      <textarea aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Number" />
      <button type="button" onClick={() => setText('Chosen')}>
        Choose
      </button>
      <div data-line>
        <button type="button">Line</button>
      </div>
      <output>{`${isLeft ? 'left' : 'typing'} ${isInside ? 'inside' : 'outside'}`}</output>
    </>
  )
}
const state = () => screen.getByRole('status').textContent

test('a field is left when the focus goes elsewhere, until its value changes again', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Notes'), 'Frogs')
  expect(state()).toBe('typing outside')
  await userEvent.tab()
  expect(state()).toBe('left outside')
  await userEvent.type(screen.getByLabelText('Notes'), '!')
  expect(state()).toBe('typing outside')
  await userEvent.click(screen.getByText('Line'))
  expect(state()).toBe('left inside')
  await userEvent.tab({ shift: true })
  expect(state()).toBe('left outside')
})

/** Renders what was typed late, as a slow phone does: when the focus is in the next field. */
function LateForm() {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const isLeft = useLeft(text === '' ? undefined : text)
  return (
    <>
      <textarea aria-label="Notes" onChange={(event) => setTyped(event.target.value)} />
      <input aria-label="Number" onFocus={() => setText(typed)} />
      <output>{isLeft ? 'left' : 'typing'}</output>
    </>
  )
}

test('a field is left even when what was typed in it is rendered after the focus went to the next', async () => {
  render(<LateForm />)
  await userEvent.type(screen.getByLabelText('Notes'), 'Frogs')
  await userEvent.tab()
  expect(state()).toBe('left')
})

test('what a button changes is left at once', async () => {
  render(<Form />)
  await userEvent.click(screen.getByText('Choose'))
  expect(state()).toBe('left outside')
})

test('what changes while the buyer is elsewhere is left once they come', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  render(<Form />)
  await userEvent.click(screen.getByText('Choose'))
  expect(state()).toBe('typing outside')
  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(state()).toBe('left outside'))
})
