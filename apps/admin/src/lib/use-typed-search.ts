import { useEffect, useEffectEvent, useState } from 'react'
import { searchText } from './search-text.ts'

/** Debounce of the search in milliseconds; together with response and rendering it stays under 300. */
const typingPause = 120

/** The search text being typed, debounced; follows `wanted`, the value in the URL, when that changes by other means. */
export function useTypedSearch(wanted: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(wanted)
  const [known, setKnown] = useState(wanted)
  if (wanted !== known) {
    setKnown(wanted)
    if (searchText(typed) !== wanted) setTyped(wanted)
  }
  const handOn = useEffectEvent((text: string) => {
    if (text !== wanted) onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => handOn(searchText(typed)), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
