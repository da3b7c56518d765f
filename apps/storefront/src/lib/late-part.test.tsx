// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from '../early/early-input.ts'
import { latePart } from './late-part.tsx'

keepEarlyInput()

let comeNear: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => report([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

function Codes() {
  const [copied, setCopied] = useState(0)
  return <button onClick={() => setCopied(copied + 1)}>{copied}</button>
}

/** A page with a part whose script loads when the part has come. */
function page() {
  const load = vi.fn<() => Promise<{ default: typeof Codes }>>(async () => ({ default: Codes }))
  const Part = latePart(load)
  const Page = ({ lang = '' }) => (
    <main lang={lang}>
      <Part />
    </main>
  )
  return { load, Page }
}

const html = '<main lang=""><div data-late="true"><!--$--><button>0</button><!--/$--></div></main>'
/** The page's root element, with this HTML. */
function rootWith(content: string) {
  const root = document.createElement('div')
  root.innerHTML = content
  document.body.replaceChildren(root)
  return root
}
const button = () => document.querySelector('button')

test('its HTML stays, also while the page changes, until it comes near; a press before that counts once', async () => {
  const root = rootWith(html)
  const asItCame = button()
  const { load, Page } = page()
  const app = await act(async () => hydrateRoot(root, <Page />))
  await act(async () => app.render(<Page lang="pt" />))
  await act(async () => asItCame?.click())
  expect(load).not.toHaveBeenCalled()
  expect(button()).toBe(asItCame)

  await act(async () => comeNear())
  expect(load).toHaveBeenCalledOnce()
  expect(button()).toBe(asItCame)
  expect(button()?.textContent).toBe('1')
  expect(document.querySelector('[data-late]')).toBeNull()
})

test('after a navigation there is no HTML to wait with: it loads at once', async () => {
  const { load, Page } = page()
  await act(async () => createRoot(rootWith('')).render(<Page />))
  expect(load).toHaveBeenCalledOnce()
  expect(button()?.textContent).toBe('0')
})
