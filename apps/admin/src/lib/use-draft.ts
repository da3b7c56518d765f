import { useState } from 'react'

/**
 * What is being typed, kept by this tab over a reload or a sign-in, and gone with the tab: it can be personal. Where the
 * browser keeps nothing, it is only lost with the page.
 */
export function useDraft(key: string) {
  const name = `draft:${key}`
  const [draft, setDraft] = useState(() => ifKept(() => sessionStorage.getItem(name)) ?? '')
  return {
    /** As it was when the page was opened; empty once dropped. */
    draft,
    keep: (text: string) => ifKept(() => sessionStorage.setItem(name, text)),
    drop: () => {
      ifKept(() => sessionStorage.removeItem(name))
      setDraft('')
    },
  }
}

function ifKept<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
