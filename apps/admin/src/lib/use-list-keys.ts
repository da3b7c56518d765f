import { useEffect, type RefObject } from 'react'

/** Marks the links that the keyboard moves along. */
export const rowLink = { 'data-row-link': '' } as const

/**
 * `j` and `k` move along the rows' links, so that Enter opens one as it opens any link; `/` goes to the search field.
 * Keys that are typed into a field, or held with a modifier, are left alone.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  search?: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (search && event.key === '/') {
        event.preventDefault()
        search.current?.focus()
        search.current?.select()
      }
      const step = { j: 1, k: -1 }[event.key]
      if (step) move(list.current, step)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, search])
}

function move(list: HTMLElement | null, step: number) {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  )
}
