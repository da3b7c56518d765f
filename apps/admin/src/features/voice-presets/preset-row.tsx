import { Trans, useLingui } from '@lingui/react/macro'
import { locales, type Locale } from '@recadinho/contracts/common'
import type { CharacterPreset } from '@recadinho/contracts/voice-presets'
import { formatDateTime } from '@recadinho/i18n/dates'
import type { Speech } from '@recadinho/stage/voice'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { CheckCircleIcon, EditIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { faceUrl } from '../../lib/face-url.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { SampleButtons } from './sample-buttons.tsx'
import { useApproval } from './preset-queries.ts'
import type { SamplePlayer } from '@recadinho/recorder/use-sample-player'
import { usePresetWords } from './preset-words.ts'
import * as css from './voice-presets.css.ts'

interface PresetRowProps {
  preset: CharacterPreset
  player: SamplePlayer
  /** The speaker of each language; without one there is nothing to hear. */
  speakers: Record<Locale, (() => Promise<Speech>) | undefined>
  heard: (locale: Locale) => boolean
  onHeard: (locale: Locale) => void
}

/** A character's voice: listened to in both languages, and approved. */
export function PresetRow({ preset, player, speakers, heard, onHeard }: PresetRowProps) {
  const { t } = useLingui()
  const { locale, tag } = useLocale()
  const approval = useApproval(preset)
  const words = usePresetWords()
  const { character, approval: approved, changed } = preset
  const name = preset.name[locale]
  const mayApprove = locales.every(heard)
  const hint = `${character}-hint`
  const failed = player.failed?.id.startsWith(`${character} `) ? player.failed.error : undefined
  const when = approved && formatDateTime(approved.at, tag)
  return (
    <li className={css.row} aria-label={name}>
      <img src={faceUrl(preset.picture)} alt="" width="56" height="56" className={css.face} />
      <div className={css.words}>
        <p className={css.name}>
          {name}
          {approved ? (
            <StatusPill tone="success" icon={<CheckCircleIcon size="sm" />}>{t`Approved`}</StatusPill>
          ) : (
            <StatusPill icon={<EditIcon size="sm" />}>{t`Draft`}</StatusPill>
          )}
        </p>
        <Text as="div" size="sm" tone="muted">
          {inOneLine([words(preset.preset), !preset.active && t`Not in the shop`])}
        </Text>
        {approved && (
          <Text as="div" size="sm" tone="muted">
            <Trans>
              By {approved.by}, {when}
            </Trans>
          </Text>
        )}
        {changed && (
          <Text as="div" size="sm">
            <Trans>This voice has changed since it was approved.</Trans>
          </Text>
        )}
      </div>
      <div className={css.samples}>
        {locales.map((language) => (
          <SampleButtons
            key={language}
            preset={preset}
            language={language}
            speaker={speakers[language]}
            player={player}
            heard={heard(language)}
            onHeard={() => onHeard(language)}
          />
        ))}
      </div>
      <div className={css.decision}>
        {approved ? (
          <Button
            size="sm"
            variant="plain"
            loading={approval.isPending}
            onClick={() => approval.mutate(false)}
          >
            <Trans>Make it a draft again</Trans> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t`Approve the voice of ${name}`}
              aria-disabled={!mayApprove}
              aria-describedby={mayApprove ? undefined : hint}
              loading={approval.isPending}
              onClick={() => mayApprove && approval.mutate(true)}
            >
              <Trans>Approve</Trans>
            </Button>
            {!mayApprove && (
              <Text as="span" size="sm" tone="muted" id={hint}>
                <Trans>Listen to it in both languages first.</Trans>
              </Text>
            )}
          </>
        )}
      </div>
      {(failed !== undefined || approval.error !== null) && (
        <div className={css.problem}>
          <ErrorCallout error={failed} title={t`We couldn't play this sample`} />
          <ErrorCallout error={approval.error} title={t`Nothing was changed`} />
        </div>
      )}
    </li>
  )
}
