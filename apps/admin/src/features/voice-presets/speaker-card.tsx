import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { VoicePresetList } from '@recadinho/contracts/voice-presets'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { MicrophoneIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useId, useRef } from 'react'
import type { OwnVoice } from './use-own-voice.ts'

interface SpeakerCardProps {
  locale: Locale
  /** `null` if the shop has no voice for the language. */
  shopVoice: VoicePresetList['voices'][Locale]
  own: OwnVoice
  /** A sentence to read aloud. */
  words: string
}

/** Who speaks the samples of a language: the shop's voice, or the owner's own. */
export function SpeakerCard({ locale, shopVoice, own, words }: SpeakerCardProps) {
  const { t } = useLingui()
  const title = useId()
  const language = locale === 'en' ? t`in English` : t`in Portuguese`
  const voice = shopVoice?.name
  const seconds = own.voice && Math.max(1, Math.round(own.voice.samples.length / own.voice.rate))
  return (
    <Card as="section" tone="flat" aria-labelledby={title}>
      <Stack gap={3}>
        <Heading level={2} size="h4" id={title}>
          {locale === 'en' ? t`In English` : t`In Portuguese`}
        </Heading>
        <Text size="sm">
          {seconds !== undefined ? (
            <Plural
              value={seconds}
              one="Your recording of # second speaks the samples."
              other="Your recording of # seconds speaks the samples."
            />
          ) : voice === undefined ? (
            <Trans>
              The shop has no voice for this language. To hear the characters, record a sentence or choose a
              WAV file. It stays in your browser.
            </Trans>
          ) : shopVoice?.isDraft ? (
            <Trans>The shop's voice “{voice}”, a draft voice, speaks the samples.</Trans>
          ) : (
            <Trans>The shop's voice “{voice}” speaks the samples.</Trans>
          )}
        </Text>
        {own.recording && (
          <Text lang={locale}>
            <q>{words}</q>
          </Text>
        )}
        <SpeakerButtons language={language} hasShopVoice={voice !== undefined} own={own} />
        <VisuallyHidden live="polite">{own.recording ? t`Recording now` : ''}</VisuallyHidden>
        {own.fault && (
          <Callout tone="warning" announce="alert">
            {own.fault === 'no_microphone' ? (
              <Trans>
                We couldn't use the microphone. Allow it in your browser's settings for this page, or choose a
                file.
              </Trans>
            ) : (
              <Trans>There is no sound in this file that your browser can play. Try another one.</Trans>
            )}
          </Callout>
        )}
      </Stack>
    </Card>
  )
}

function SpeakerButtons({
  language,
  hasShopVoice,
  own,
}: {
  language: string
  hasShopVoice: boolean
  own: OwnVoice
}) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  if (own.recording)
    return (
      <Inline gap={2}>
        <Button size="sm" onClick={own.stop} aria-label={t`Stop recording ${language}`}>
          <Trans>Stop recording</Trans>
        </Button>
      </Inline>
    )
  return (
    <Inline gap={2}>
      <Button
        size="sm"
        variant="secondary"
        iconStart={<MicrophoneIcon size="sm" />}
        onClick={() => void own.record()}
      >
        {own.voice ? <Trans>Record again</Trans> : <Trans>Record a sentence</Trans>}{' '}
        <VisuallyHidden>{language}</VisuallyHidden>
      </Button>
      <Button
        size="sm"
        variant="plain"
        aria-label={t`Choose a file ${language}`}
        onClick={() => file.current?.click()}
      >
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="audio/*"
        aria-label={t`Sound file ${language}`}
        onChange={({ target }) => {
          const [selected] = target.files ?? []
          target.value = ''
          if (selected) void own.take(selected)
        }}
      />
      {own.voice && (
        <Button size="sm" variant="plain" onClick={own.forget}>
          {hasShopVoice ? <Trans>Use the shop's voice</Trans> : <Trans>Remove recording</Trans>}{' '}
          <VisuallyHidden>{language}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  )
}
