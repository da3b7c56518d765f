import { useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { drawingOf } from '@recadinho/contracts/pictures'
import { loadHello } from '@recadinho/stage/hello'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { VolumeIcon } from '@recadinho/ui/icon'
import { use, useEffect, useRef, useState } from 'react'
import { textsOf } from '../../../lib/i18n.ts'
import { useShop } from '../../../lib/use-shop.ts'
import { sayWords } from '../device-voice.ts'
import { useVoices } from '../use-voices.ts'
import { castVoices, hintOf } from '../voices.ts'
import { MovingFigure } from './moving-figure.tsx'
import * as css from './greeting.css.ts'

export interface GreetingProps {
  character: Character
  locale: Locale
}

/** How long the words stay, in milliseconds; longer under the pointer and with the focus. */
const staying = 8000

/** A character that was tapped: it moves, and says hello in words of its own; aloud after a press on its bubble. */
export default function Greeting({ character, locale }: GreetingProps) {
  const { t } = useLingui()
  use(textsOf(useShop().i18n, 'film'))
  const { voices, tag } = useVoices()
  const [hello, setHello] = useState('')
  const [moving, setMoving] = useState(true)
  const [here, setHere] = useState(true)
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let left = false
    // The drawing knows the article of its name; the hello goes without.
    loadCharacters([drawingOf(character.picture)])
      .catch(console.info)
      .then(() => loadHello(character, locale))
      .then((words) => left || setHello(words), console.info)
    return () => {
      left = true
    }
  }, [character, locale])
  useEffect(() => {
    if (hello === '') return undefined
    const timer = setInterval(() => {
      if (!bubble.current?.matches(':hover, :focus-within')) setHere(false)
    }, staying)
    return () => clearInterval(timer)
  }, [hello])
  if (!here) return null
  const hint = hintOf(character)
  const name = character.name[locale]
  return (
    <div className={css.greeting}>
      {moving && <MovingFigure picture={character.picture} onEnd={() => setMoving(false)} />}
      <div ref={bubble} className={hello === '' ? undefined : css.bubble}>
        <output>{hello}</output>
        {hello !== '' && castVoices(voices, tag, [hint]) && (
          <button
            type="button"
            aria-label={t`Hear ${name}`}
            className={css.hear}
            onClick={() => sayWords(hello, { hint, voices, tag })}
          >
            <VolumeIcon />
          </button>
        )}
      </div>
    </div>
  )
}
