import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { locales, type Locale } from '@recadinho/contracts/common'
import type { CharacterPreset } from '@recadinho/contracts/voice-presets'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { PresetRow } from './preset-row.tsx'
import { presetsOptions } from './preset-queries.ts'
import { sampleOf } from './sample-sound.ts'
import { SpeakerCard } from './speaker-card.tsx'
import { useOwnVoice } from './use-own-voice.ts'
import { useSamplePlayer } from '@recadinho/recorder/use-sample-player'
import * as css from './voice-presets.css.ts'

/** How every character sounds: the owner listens and approves. */
export function VoicePresetsPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const query = useSuspenseQuery(presetsOptions(api))
  const { voices, items } = query.data
  const player = useSamplePlayer()
  const own: Record<Locale, ReturnType<typeof useOwnVoice>> = { en: useOwnVoice(), pt: useOwnVoice() }
  /** Presets that were played to the end, by hash and language. */
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const approved = items.filter(({ approval }) => approval !== null).length
  const total = items.length

  const speakerOf = ({ character, sample }: CharacterPreset, locale: Locale) => {
    const { voice } = own[locale]
    if (voice) return () => Promise.resolve(voice)
    return voices[locale] ? () => sampleOf(character, locale, sample[locale]) : undefined
  }
  return (
    <Page>
      <PageTitle>{t`Voices of the characters`}</PageTitle>
      <div className={css.page}>
        <div className={css.top}>
          <BackLink to="/admin/characters">
            <Trans>Characters</Trans>
          </BackLink>
          <Heading level={1} size="h2">
            <Trans>Voices of the characters</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>
              A preset turns any speaker's voice into the character's, in both languages. Until you approve
              it, it's a draft, and so is the voice of every film with this character.
            </Trans>
          </Text>
          <Text as="div" weight="semibold">
            <Trans>
              {approved} of {total} approved
            </Trans>
          </Text>
        </div>
        <OfflineBanner />
        <OutOfDate query={query} />
        <div className={css.speakers}>
          {locales.map((locale) => (
            <SpeakerCard
              key={locale}
              locale={locale}
              shopVoice={voices[locale]}
              own={own[locale]}
              words={items[0]?.sample[locale] ?? ''}
            />
          ))}
        </div>
        <ol className={css.list} aria-label={t`Voices of the characters`}>
          {items.map((preset) => (
            <PresetRow
              key={preset.character}
              preset={preset}
              player={player}
              speakers={{ en: speakerOf(preset, 'en'), pt: speakerOf(preset, 'pt') }}
              heard={(locale) => heard.has(heardKey(preset, locale))}
              onHeard={(locale) => setHeard((before) => new Set(before).add(heardKey(preset, locale)))}
            />
          ))}
        </ol>
      </div>
    </Page>
  )
}

const heardKey = ({ character, hash }: CharacterPreset, locale: Locale) => [character, hash, locale].join()

export function VoicePresetsError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the voices`} />
}
