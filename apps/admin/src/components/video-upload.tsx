import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { PauseIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useRef, type ReactNode } from 'react'
import { ApiError } from '@recadinho/contracts/client'
import { useLocale } from '../lib/use-locale.ts'
import type { UploadState, VideoUpload } from '../lib/use-video-upload.ts'
import { ErrorCallout } from './error-callout.tsx'
import * as css from './video-upload.css.ts'

export interface VideoUploaderProps {
  upload: VideoUpload
  label: string
  /** Additional advice on what file to pick. */
  hint?: ReactNode
  /** Called with the file to send. */
  onPick: (file: File) => void
}

/** Picks a file and shows the upload's progress. */
export function VideoUploader({ upload, label, hint, onPick }: VideoUploaderProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const { state } = upload
  const most = megabytes(upload.bytesMax, tag)
  if (state.kind === 'sending') return <Progress upload={upload} state={state} />
  return (
    <Stack gap={3}>
      {state.fault && (
        <Callout tone="danger" announce="alert">
          {state.fault === 'too_large'
            ? t`This file is larger than ${most} MB. Export the video smaller, for example in 1080p.`
            : t`This isn't a video. Choose an MP4, MOV or WebM file.`}
        </Callout>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Video file`}
        accept="video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows picking the same file again to resume.
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
      <div className={css.row}>
        <Button variant="secondary" wide="phone" onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Text size="sm" tone="muted">
          <Trans>
            MP4, MOV or WebM, up to {most} MB. An upload that broke off goes on when you choose the same file
            again.
          </Trans>{' '}
          {hint}
        </Text>
      </div>
    </Stack>
  )
}

type SendingState = Extract<UploadState, { kind: 'sending' }>

function Progress({ upload, state }: { upload: VideoUpload; state: SendingState }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { sent, total, paused, error } = state
  const done = new Intl.NumberFormat(tag, { style: 'percent' }).format(total === 0 ? 0 : sent / total)
  const [sentSize, totalSize] = [megabytes(sent, tag), megabytes(total, tag)]
  return (
    <Stack gap={3}>
      {error && <ErrorCallout error={error} title={t`The upload has stopped`} />}
      <progress className={css.progress} max={total} value={sent} aria-label={t`Upload`} />
      <div className={css.row}>
        <Text size="sm">{paused ? t`Paused at ${done}` : t`${sentSize} of ${totalSize} MB · ${done}`}</Text>
        <div className={css.buttons}>
          {!paused && (
            <Button
              size="sm"
              variant="secondary"
              iconStart={<PauseIcon size="sm" />}
              onClick={() => upload.pause()}
            >
              <Trans>Pause</Trans>
            </Button>
          )}
          {paused && !isFinal(error) && (
            <Button size="sm" variant="secondary" onClick={() => upload.resume()}>
              <Trans>Continue</Trans>
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={() => upload.cancel()}>
            <Trans>Cancel upload</Trans>
          </Button>
        </div>
      </div>
    </Stack>
  )
}

/** Errors that would recur, so resuming is pointless. */
const isFinal = (error: Error | undefined) =>
  error instanceof ApiError && [403, 404, 409, 413, 415].includes(error.status)

export const megabytes = (bytes: number, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(bytes / 2 ** 20)
