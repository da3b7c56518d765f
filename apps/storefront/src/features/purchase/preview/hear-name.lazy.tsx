import { Trans } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { VolumeIcon } from '@recadinho/ui/icon'
import { useState } from 'react'
import * as css from './preview.css.ts'
import { hintOf } from '../../film/voices.ts'
import { sayWords } from '../../film/device-voice.ts'
import { useVoices } from '../../film/use-voices.ts'

export interface HearNameProps {
  name: string
  hint: string
  speaker: Pick<Character, 'voice' | 'picture'>
}

/** Speaks the child's name as in the video. */
export default function HearName({ name, hint, speaker }: HearNameProps) {
  const { voices, tag } = useVoices()
  const [voiceless, setVoiceless] = useState(false)
  const words = hint.trim() || name.trim()
  return (
    <div className={css.hear}>
      <Button
        variant="subtle"
        size="sm"
        iconStart={<VolumeIcon />}
        aria-disabled={words === '' ? true : undefined}
        onClick={() => setVoiceless(words !== '' && !sayWords(words, { hint: hintOf(speaker), voices, tag }))}
      >
        <Trans>Hear the name</Trans>
      </Button>
      <output className={css.note}>
        {voiceless && <Trans>Your device has no voice for this language.</Trans>}
      </output>
    </div>
  )
}
