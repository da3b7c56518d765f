import { useState } from 'react'

/**
 * Draft text, kept in sessionStorage so that it survives a reload or a sign-in and is gone with the tab, because it can
 * be personal. If storage is unavailable, the draft is lost with the page.
 */
export function useDraft(key: string) {
  const name = `draft:${key}`
  const [draft, setDraft] = useState(() => ifKept(() => sessionStorage.getItem(name)) ?? '')
  return {
    /** The draft when the page was opened; empty after `drop`. */
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
