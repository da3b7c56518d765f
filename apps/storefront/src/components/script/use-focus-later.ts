import { useEffect, useRef, type RefObject } from 'react'

/** A part of the editor: the text of a closed line, the text field of an open one, a control of it, or the button that adds. */
export type Part = 'text' | 'area' | 'up' | 'down' | 'speaker' | 'add'
export type FocusLater = (line: string | null, part: Part) => void

/**
 * Focuses a part once it is there, as an edit moves lines and replaces what had the focus; without a line the first such
 * part, and the button that adds if there is none.
 */
export function useFocusLater(box: RefObject<HTMLElement | null>): FocusLater {
  const wanted = useRef<{ line: string | null; part: Part }>(undefined)
  const focus = (otherwise?: string) => {
    if (!wanted.current || !box.current) return
    const { line, part } = wanted.current
    const item = line === null ? box.current : box.current.querySelector(`[data-line="${line}"]`)
    const found =
      item?.querySelector<HTMLElement>(selectors[part]) ??
      (otherwise ? box.current.querySelector<HTMLElement>(otherwise) : null)
    if (!found) return
    wanted.current = undefined
    found.focus()
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(found.value.length, found.value.length)
  }
  useEffect(() => focus())
  return (line, part) => {
    wanted.current = { line, part }
    // If nothing changes, there is no effect to wait for.
    setTimeout(() => focus(selectors.add), 200)
  }
}

const selectors: Record<Part, string> = {
  text: '[data-text]',
  area: 'textarea',
  up: '[data-move="-1"]',
  down: '[data-move="1"]',
  speaker: 'select',
  add: '[data-add]',
}
