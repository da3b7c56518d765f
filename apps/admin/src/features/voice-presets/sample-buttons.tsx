import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { CharacterPreset } from '@recadinho/contracts/voice-presets'
import { transformVoice, type Speech } from '@recadinho/stage/voice'
import { Button } from '@recadinho/ui/button'
import { CheckIcon, PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useLocale } from '../../lib/use-locale.ts'
import type { SamplePlayer } from '@recadinho/recorder/use-sample-player'
import * as css from './voice-presets.css.ts'

interface SampleButtonsProps {
  preset: CharacterPreset
  language: Locale
  speaker: (() => Promise<Speech>) | undefined
  player: SamplePlayer
  heard: boolean
  onHeard: () => void
}

/** A sample in a language, with the character's preset and without it. */
export function SampleButtons({ preset, language, speaker, player, heard, onHeard }: SampleButtonsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const name = preset.name[locale]
  const spoken = language === 'en' ? t`in English` : t`in Portuguese`
  return (
    <div className={css.sample}>
      <Text as="span" size="sm" weight="semibold">
        {language === 'en' ? t`In English` : t`In Portuguese`}{' '}
        {heard && (
          <>
            <CheckIcon size="sm" />
            <VisuallyHidden>{t`Heard`}</VisuallyHidden>
          </>
        )}
      </Text>
      {speaker ? (
        <span className={css.buttons}>
          <PlayButton
            of={t`${name}, ${spoken}`}
            player={player}
            id={`${preset.character} ${language} preset`}
            load={async () => transformVoice(await speaker(), preset.preset)}
            onHeard={onHeard}
            isMain
          >
            <Trans>With preset</Trans>
          </PlayButton>
          <PlayButton
            of={t`${name}, ${spoken}`}
            player={player}
            id={`${preset.character} ${language} plain`}
            load={speaker}
          >
            <Trans>Without</Trans>
          </PlayButton>
        </span>
      ) : (
        <Text as="span" size="sm" tone="muted">
          <Trans>Needs a recording, above</Trans>
        </Text>
      )}
    </div>
  )
}

interface PlayButtonProps {
  /** The character and the language. */
  of: string
  player: SamplePlayer
  id: string
  load: () => Promise<Speech>
  onHeard?: () => void
  isMain?: boolean
  children: React.ReactNode
}

function PlayButton({ of, player, id, load, onHeard, isMain = false, children }: PlayButtonProps) {
  const isPlaying = player.playing === id
  return (
    <Button
      size="sm"
      variant={isMain ? 'secondary' : 'plain'}
      iconStart={isPlaying ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
      onClick={() =>
        isPlaying ? player.stop() : void player.play({ id, load, ...(onHeard && { onHeard }) })
      }
    >
      {isPlaying ? <Trans>Stop</Trans> : children} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  )
}
