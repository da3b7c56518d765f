import { Plural, useLingui } from '@lingui/react/macro'
import { clipCaptionsPath, clipPath, type AdminClip } from '@recadinho/contracts/clips'
import { formatDateTime } from '@recadinho/i18n/dates'
import type { ReactNode } from 'react'
import { Fact, Facts } from '../../components/facts.tsx'
import { megabytes } from '../../components/video-upload.tsx'
import { VideoWarnings } from '../../components/video-warnings.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './clips.css.ts'

/** A clip as buyers see it, with its properties. */
export function ClipPreview({ clip, action }: { clip: AdminClip; action: ReactNode }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { id, facts } = clip
  const at = (path: string) => path.replace('{id}', id)
  const size = megabytes(clip.bytes, tag)
  return (
    <>
      <video
        key={id}
        className={css.player}
        controls
        playsInline
        preload="metadata"
        src={at(clipPath)}
        aria-label={t`Sample clip`}
      >
        <track kind="captions" src={at(clipCaptionsPath)} srcLang={clip.locale} label={t`Captions`} />
      </video>
      {facts && <VideoWarnings facts={facts} />}
      <Facts>
        {facts && (
          <Fact name={t`Length`}>
            <Plural value={Math.round(facts.seconds)} one="# second" other="# seconds" />
          </Fact>
        )}
        <Fact name={t`Size`}>{t`${size} MB`}</Fact>
        <Fact name={t`Uploaded`}>{formatDateTime(clip.createdAt, tag)}</Fact>
        <Fact name={t`By`}>{clip.uploadedBy}</Fact>
      </Facts>
      <div>{action}</div>
    </>
  )
}
