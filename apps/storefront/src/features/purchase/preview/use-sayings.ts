import { loadNameForms, spokenForms, type NameForms } from '@recadinho/stage/spoken-forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'

/** With the name as it is written. */
const sayingsAtMost = 3

/**
 * The ways to say a name: `''` as it is written, those that are known of it, and what the buyer wrote. Only the first if
 * none is known. A known one that was selected goes with its name: another name is said as it is written.
 */
export function useSayings(name: string, hint: string, onSelect: (hint: string) => void) {
  const { locale } = useMarket()
  const [forms, setForms] = useState<NameForms>()
  /** What the buyer wrote stays on offer while another way is selected. */
  const [kept, setKept] = useState({ name: '', hint: '' })
  const isNamed = name.trim() !== ''

  useEffect(() => {
    if (!isNamed) return undefined
    let isCurrent = true
    loadNameForms(locale).then(
      (loaded) => isCurrent && setForms(loaded),
      // Without them the name is heard as it is written.
      console.info,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, isNamed])

  const known = forms ? spokenForms(name, forms) : []
  const lastKnown = useRef('')
  const select = useEffectEvent(onSelect)
  const isOfName = known.includes(hint)
  useEffect(() => {
    if (isOfName) lastKnown.current = hint
    else if (hint !== '' && hint === lastKnown.current) select('')
  }, [isOfName, hint])

  const isKnown = hint === '' || isOfName
  const own = isKnown ? (kept.name === name ? kept.hint : '') : hint
  const offered = own === '' ? known : [...known.slice(0, sayingsAtMost - 2), own]
  return {
    sayings: known.length === 0 ? [''] : ['', ...offered.slice(0, sayingsAtMost - 1)],
    /** Keeps what the buyer wrote, before another way takes its place. */
    keep: () => {
      if (!isKnown) setKept({ name, hint })
    },
  }
}
