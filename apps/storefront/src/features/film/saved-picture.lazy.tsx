import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { drawFrame, FRAME_FONTS } from '@recadinho/stage/draw-frame'
import { loadLateParts } from '@recadinho/stage/load-decor'
import type { Timeline } from '@recadinho/stage/timeline'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { DownloadIcon, ShareIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { enteredFields } from '../../lib/orders/entered-fields.ts'
import { canShare, share } from '../../lib/share.ts'
import { findPicture } from './film-pictures.ts'
import * as css from './saved-picture.css.ts'
import { useOrderFilm } from './use-order-film.ts'

export interface SavedPictureProps {
  order: Order
  /** Shown until the picture is there. */
  waiting: ReactNode
}

/** The last picture of an order's film, to be saved and shared. */
export default function SavedPicture({ order, waiting }: SavedPictureProps) {
  const { t } = useLingui()
  const form = useMemo(() => ({ ...enteredFields(order), childAge: String(order.childAge) }), [order])
  const { film, error } = useOrderFilm(order, form, null)
  const timeline = film?.timeline
  const { picture, failed } = useLastPicture(timeline, `${order.number}.png`)
  if (failed || (error !== undefined && !film))
    return (
      <Callout tone="danger" announce="alert" title={t`The picture couldn't be drawn`}>
        <Trans>Check your connection and load this page again.</Trans>
      </Callout>
    )
  if (!timeline || !picture) return waiting
  const { file, url } = picture
  const words = wordsOf(timeline)
  return (
    <Stack gap={3}>
      <img
        className={css.picture}
        src={url}
        width={timeline.width}
        height={timeline.height}
        alt={t`The last picture: ${words}`}
      />
      <Inline gap={3}>
        <ButtonLink href={url} download={file.name} size="sm" iconStart={<DownloadIcon size="sm" />}>
          {t`Save the picture`}
        </ButtonLink>
        {canShare([file]) && (
          <Button
            variant="secondary"
            size="sm"
            iconStart={<ShareIcon size="sm" />}
            onClick={() => void share({ files: [file] })}
          >
            {t`Share the picture`}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

interface Drawn {
  readonly of: Timeline
  readonly name: string
  /** `null` if it could not be drawn. */
  readonly picture: { readonly file: File; readonly url: string } | null
}

/** Draws the last picture of a film as a PNG file. */
function useLastPicture(timeline: Timeline | undefined, name: string) {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    if (!timeline) return undefined
    let url = ''
    let gone = false
    const draw = async () => {
      const file = await lastPictureOf(timeline, name).catch((error: unknown) => {
        console.info(error)
        return null
      })
      if (gone) return
      url = file ? URL.createObjectURL(file) : ''
      setDrawn({ of: timeline, name, picture: file && { file, url } })
    }
    void draw()
    return () => {
      gone = true
      URL.revokeObjectURL(url)
    }
  }, [timeline, name])
  const now = drawn?.of === timeline && drawn?.name === name ? drawn : undefined
  return { picture: now?.picture, failed: now?.picture === null }
}

/** Sharp on paper of 15 by 20 cm. */
const widthInPixels = 1440

async function lastPictureOf(timeline: Timeline, name: string): Promise<File | null> {
  await loadLateParts()
  // Letters that the page has not shown yet load here.
  await document.fonts?.load(`800 40px ${FRAME_FONTS}`, wordsOf(timeline))
  const scale = widthInPixels / timeline.width
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: widthInPixels, height: Math.round(timeline.height * scale) })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  drawFrame(context, timeline, timeline.duration, { pictures: findPicture })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], name, { type: blob.type })
}

function wordsOf({ beats }: Timeline): string {
  const closing = beats.find((beat) => beat.kind === 'close')
  return closing ? [closing.title, closing.dateline, closing.signature].filter(Boolean).join(' ') : ''
}
