import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminClip } from '@recadinho/contracts/clips'
import type { Locale } from '@recadinho/contracts/common'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Spinner } from '@recadinho/ui/spinner'
import { Heading } from '@recadinho/ui/text'
import { useId } from 'react'
import { clipRefusalLabels } from '../../lib/video-labels.ts'
import { ClipForm } from './clip-form.tsx'
import { ClipPreview } from './clip-preview.tsx'
import * as css from './clips.css.ts'

export interface ClipSectionProps {
  characterId: string
  language: Locale
  /** Clips of this language, newest first. */
  clips: readonly AdminClip[]
  onRemove: (clip: AdminClip) => void
}

/** The clip of one language: the live one, the outcome of the last upload, and the upload form. */
export function ClipSection({ characterId, language, clips, onRemove }: ClipSectionProps) {
  const { t, i18n } = useLingui()
  const title = useId()
  const [newest] = clips
  const shown = clips.find(({ state }) => state === 'ready')
  return (
    <section aria-labelledby={title} className={css.section}>
      <Heading level={3} size="h4" id={title}>
        {language === 'en' ? <Trans>In English</Trans> : <Trans>In Portuguese</Trans>}
      </Heading>
      {shown && (
        <ClipPreview
          clip={shown}
          action={
            <Button size="sm" variant="subtle" onClick={() => onRemove(shown)}>
              <Trans>Remove clip…</Trans>
            </Button>
          }
        />
      )}
      {newest?.state === 'checking' ? (
        <Callout announce="status" title={t`Being checked`} picture={<Spinner />}>
          <Trans>This takes a few seconds. You can leave this page; the check goes on.</Trans>
        </Callout>
      ) : (
        <>
          {newest?.refusal && (
            <Callout tone="danger" announce="alert" title={t`The uploaded clip can't be used`}>
              {i18n._(clipRefusalLabels[newest.refusal])}
            </Callout>
          )}
          <ClipForm
            characterId={characterId}
            language={language}
            words={newest?.words ?? ''}
            replaces={shown !== undefined}
          />
        </>
      )}
    </section>
  )
}
