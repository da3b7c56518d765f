import { useEffect, useState } from 'react'
import { useLanguageTag, usePlace } from '../../../lib/use-place.ts'
import { deviceVoices } from './voices.ts'

/** The device's voices, and how the page's language is spoken here: a Portuguese page in Canada still speaks as Brazil does. */
export function useVoices() {
  const { locale } = usePlace()
  const place = useLanguageTag()
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const told = await deviceVoices()
      if (!gone) setVoices(told)
    }
    void ask()
    return () => {
      gone = true
    }
  }, [])
  const usual = locale === 'pt' ? 'pt-BR' : 'en-US'
  return { voices, tag: place.toLowerCase().startsWith(locale) ? place : usual }
}
