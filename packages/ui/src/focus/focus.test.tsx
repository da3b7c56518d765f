import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Callout } from '../callout/callout.tsx'
import { useErrorFocus, useHeadingFocus } from './focus.tsx'

it('focuses the heading when the page is shown and when its screen changes, not in between', async () => {
  const { rerender } = render(<Steps step="package" />)
  expect(document.activeElement?.textContent).toBe('package')
  screen.getByRole('button').focus()
  rerender(<Steps step="package" />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(<Steps step="characters" />)
  expect(document.activeElement?.textContent).toBe('characters')
})

it('moves the focus to the errors once they are drawn', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})

function Steps({ step }: { step: string }) {
  useHeadingFocus(step)
  return (
    <main>
      <h1>{step}</h1>
      <button>Next</button>
    </main>
  )
}

function Form() {
  const { summary, focusSummary } = useErrorFocus()
  const [refused, setRefused] = useState(false)
  const send = () => {
    setRefused(true)
    focusSummary()
  }
  return (
    <>
      <button onClick={send}>Send</button>
      {refused && <Callout ref={summary} announce="alert" title="One thing to fix" />}
    </>
  )
}
