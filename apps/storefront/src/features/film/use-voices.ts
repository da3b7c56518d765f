import { useEffect, useState } from 'react'
import { useLanguageTag, useMarket } from '../../lib/market/use-market.ts'
import { followVoices } from './voices.ts'

/**
 * The device's voices, and the tag for the page's language: a Portuguese page in Canada still speaks Brazilian
 * Portuguese.
 */
export function useVoices() {
  const { locale } = useMarket()
  const marketTag = useLanguageTag()
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => followVoices(setVoices), [])
  const usual = locale === 'pt' ? 'pt-BR' : 'en-US'
  return { voices, tag: marketTag.toLowerCase().startsWith(locale) ? marketTag : usual }
}
