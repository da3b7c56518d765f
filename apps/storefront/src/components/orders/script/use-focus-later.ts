import { useEffect, useRef, type RefObject } from 'react'

/** A part of the editor: the text of a closed line, the text field of an open one, a button of it, or the one that adds. */
export type Part = 'text' | 'area' | 'up' | 'down' | 'speaker' | 'add'
export type FocusLater = (line: string | null, part: Part) => void

/** Focuses a part once it is there: an edit moves lines, and replaces what had the focus. Without it, the button that adds. */
export function useFocusLater(box: RefObject<HTMLElement | null>): FocusLater {
  const wanted = useRef<{ line: string | null; part: Part }>(undefined)
  const focus = () => {
    if (!wanted.current || !box.current) return
    const { line, part } = wanted.current
    const item = line === null ? box.current : box.current.querySelector(`[data-line="${line}"]`)
    const found =
      item?.querySelector<HTMLElement>(selectors[part]) ??
      box.current.querySelector<HTMLElement>('[data-add]')
    wanted.current = undefined
    found?.focus()
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(found.value.length, found.value.length)
  }
  useEffect(focus)
  return (line, part) => {
    wanted.current = { line, part }
    // If nothing changes, there is no effect to wait for.
    setTimeout(focus)
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
