import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Marks the links that keyboard navigation visits. */
export const rowLink = { 'data-row-link': '' } as const

/** Actions by key, called with the focused row; -1 if none. */
export type ListCommands = Readonly<Record<string, (row: number) => void>>

/**
 * Keyboard navigation of a list: `j` and `k`, and the arrows once a row is focused, move along the rows' links, Enter
 * opens one as usual, and `/` focuses the search field. Keys typed into a field or dialog, or with a modifier, are
 * ignored.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  search?: RefObject<HTMLInputElement | null>,
  commands: ListCommands = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
      return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const row = links.findIndex((link) => link === document.activeElement)
    const step =
      { j: 1, k: -1 }[event.key] ?? (row === -1 ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key])
    const command = commands[event.key]
    if (step === undefined && !command && !(search && event.key === '/')) return
    event.preventDefault()
    // A key that is held down acts once.
    if (step === undefined && event.repeat) return
    if (step !== undefined) move(links, row, step)
    else if (command) command(row)
    else {
      search?.current?.focus()
      search?.current?.select()
    }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function move(links: readonly HTMLElement[], row: number, step: number) {
  const next = row === -1 ? (step > 0 ? 0 : links.length - 1) : row + step
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
}

/** Typing in a field, or in a dialog. */
function isBusy(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"]')) return true
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  )
}
