import { Trans, useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { Chips } from '@recadinho/ui/chips'
import { VolumeIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import * as css from './preview.css.ts'
import { hintOf } from '../../film/voices.ts'
import { sayWords } from '../../film/device-voice.ts'
import { useVoices } from '../../film/use-voices.ts'
import { useSayings } from './use-sayings.ts'

export interface HearNameProps {
  name: string
  hint: string
  /** Selects how to say the name; `''`: as it is written. */
  onSelect: (hint: string) => void
  speaker: Pick<Character, 'voice' | 'picture'>
}

/** Speaks the child's name as in the video. A name that may sound otherwise is heard in up to three, and one selected. */
export default function HearName({ name, hint, onSelect, speaker }: HearNameProps) {
  const { t } = useLingui()
  const { voices, tag } = useVoices()
  const [voiceless, setVoiceless] = useState(false)
  const { sayings, keep } = useSayings(name, hint.trim(), onSelect)
  const words = hint.trim() || name.trim()
  const say = (spoken: string) => setVoiceless(!sayWords(spoken, { hint: hintOf(speaker), voices, tag }))
  return (
    <div className={css.hear}>
      <Button
        variant="subtle"
        size="sm"
        iconStart={<VolumeIcon />}
        aria-disabled={words === '' ? true : undefined}
        onClick={() => words !== '' && say(words)}
      >
        <Trans>Hear the name</Trans>
      </Button>
      <output className={css.note}>
        {voiceless && <Trans>Your device has no voice for this language.</Trans>}
      </output>
      {sayings.length > 1 && (
        <div className={css.sayings}>
          <Text size="sm">
            <Trans>Tap each one to hear it. We'll use the one you leave selected.</Trans>
          </Text>
          <Chips
            label={t`Ways to say the name`}
            value={hint.trim()}
            onChange={(saying) => {
              keep()
              onSelect(saying)
              say(saying || name.trim())
            }}
            options={sayings.map((saying) => ({ value: saying, label: saying || name.trim() }))}
          />
        </div>
      )}
    </div>
  )
}
