import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { PictureError } from './picture-error.tsx'
import { drawCut, isWide, toFile } from './crop-picture.ts'
import { sendPicture } from './send-picture.ts'
import * as css from './picture-field.css.ts'

export interface CropDialogProps {
  bitmap: ImageBitmap
  onUploaded: (upload: string) => void
  onClose: () => void
}

/**
 * Shows the picture as the shop will display it, and lets the user select the part. Not a form, because it is rendered
 * inside one.
 */
export function CropDialog({ bitmap, onUploaded, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  // Faces tend to be in the upper part.
  const [position, setPosition] = useState(isWide(bitmap) ? 50 : 20)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, bitmap, position / 100)
  }, [bitmap, position])
  const sending = useMutation({
    mutationFn: async (shown: HTMLCanvasElement) => sendPicture(await toFile(shown)),
    onSuccess: onUploaded,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Position the picture`}
      description={t`This is how the shop shows it.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            loading={sending.isPending}
            onClick={() => canvas.current && sending.mutate(canvas.current)}
          >
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <div className={css.crop}>
        <PictureError error={sending.error} />
        <canvas ref={canvas} className={css.canvas}>
          {t`Preview of the picture`}
        </canvas>
        <label className={css.position}>
          {isWide(bitmap) ? <Trans>Left to right</Trans> : <Trans>Top to bottom</Trans>}
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={position}
            aria-valuetext={`${position}%`}
            onChange={(event) => setPosition(event.target.valueAsNumber)}
            className={css.slider}
          />
        </label>
        {sending.isPending && <progress className={css.progress} aria-label={t`Upload`} />}
      </div>
    </Dialog>
  )
}
