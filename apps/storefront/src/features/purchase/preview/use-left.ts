import { useEffect, useRef, useState } from 'react'

/**
 * Whether the field in which a value was typed has been left. What a button or a list changes is left at once; what another
 * tab changes, once the buyer comes here.
 */
export function useLeft(value: string | undefined): boolean {
  const [left, setLeft] = useState<string>()
  // Where the buyer typed last. What has the focus when the value is rendered may be the next field already.
  const typedIn = useRef<Element | null>(null)
  useEffect(() => {
    const remember = (element: unknown) => {
      typedIn.current = element instanceof Element && element.matches('input, textarea') ? element : null
    }
    remember(document.activeElement)
    const onInput = ({ target }: Event) => remember(target)
    addEventListener('input', onInput, true)
    return () => removeEventListener('input', onInput, true)
  }, [])
  useEffect(() => {
    const look = () => {
      if (document.hasFocus() && document.activeElement !== typedIn.current) setLeft(value)
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
