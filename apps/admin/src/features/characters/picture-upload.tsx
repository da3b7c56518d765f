import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useRef, useState } from 'react'
import { CropDialog } from './crop-dialog.tsx'
import { openPicture, type PictureFault } from './crop-picture.ts'
import { pictureFaults } from './picture-labels.ts'
import * as css from './picture-field.css.ts'

export interface PictureUploadProps {
  label: string
  /** Called with the id of an accepted picture. */
  onUploaded: (upload: string) => void
}

/** Picks, crops and uploads a picture. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<ImageBitmap | PictureFault>()
  const close = () => setOpened(undefined)
  return (
    <div className={css.actions}>
      {typeof opened === 'string' && (
        <Callout tone="danger" announce="alert">
          {i18n._(pictureFaults[opened])}
        </Callout>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Picture file`}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void openPicture(file).then(setOpened)
        }}
      />
      <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {typeof opened === 'object' && (
        <CropDialog
          bitmap={opened}
          onUploaded={(upload) => {
            onUploaded(upload)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
