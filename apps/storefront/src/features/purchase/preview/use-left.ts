import { useEffect, useState } from 'react'

/**
 * Whether the field in which a value was typed has been left. What a button or a list changes is left at once; what another
 * tab changes, once the buyer comes here.
 */
export function useLeft(value: string | undefined): boolean {
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    const active = document.activeElement
    const field = active?.matches('input, textarea') ? active : null
    const look = () => {
      if (document.hasFocus() && (field === null || document.activeElement !== field)) setLeft(value)
    }
    look()
    addEventListener('focusout', look)
    addEventListener('focus', look)
    return () => {
      removeEventListener('focusout', look)
      removeEventListener('focus', look)
    }
  }, [value])
  return value !== undefined && left === value
}

/** Whether the focus is within such an element. */
export function useFocusIn(selector: string): boolean {
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    const look = () => setIn(document.activeElement?.closest(selector) != null)
    look()
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [selector])
  return isIn
}
