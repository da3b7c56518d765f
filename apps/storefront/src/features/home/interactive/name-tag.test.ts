// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { currentDraft, resetDraft } from '../../../lib/draft/store.ts'
import { letNameBeTyped } from './name-tag.ts'

const leaving = new AbortController()
afterEach(() => leaving.abort())

test('a name that is sent by Enter is taken to the purchase, without a load', async () => {
  resetDraft()
  document.body.innerHTML =
    '<main><a href="/purchase">Make</a><form action="/purchase"><input id="hero-name"></form></main>'
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.querySelector('a')?.addEventListener('click', followed)
  letNameBeTyped(() => undefined, leaving.signal)
  const input = document.querySelector<HTMLInputElement>('#hero-name')
  if (input) input.value = ' Igor '
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
  expect(currentDraft().childName).toBe('Igor')
})
