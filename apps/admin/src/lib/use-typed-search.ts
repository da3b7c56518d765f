import { useEffect, useEffectEvent, useState } from 'react'
import { searchText } from './search-text.ts'

/** A pause in typing after which the list is asked, in milliseconds: with the answer and the painting less than 300. */
const typingPause = 120

/** What is being typed, handed on after a pause; follows `wanted`, of the address, when that changes by other means. */
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
