import type { CharacterPicture } from '@recadinho/contracts/pictures'
import { useEffect, useState, type ComponentType } from 'react'
import { PreviewLoading } from './preview-waiting.tsx'
import type { PreviewProps } from './preview.lazy.tsx'

export interface PreviewPartProps extends PreviewProps {
  /** Of the character in the film's place. */
  picture: CharacterPicture
}

type Preview = ComponentType<PreviewProps>

/**
 * The preview. The stage with its characters loads after the form, which the buyer needs first. If its files fail to
 * load, the form works without it.
 */
export function PreviewPart({ form, picture }: PreviewPartProps) {
  const [{ Preview, failed = false }, setPart] = useState<{ Preview?: Preview; failed?: boolean }>({})
  useEffect(() => {
    import('./preview.lazy.tsx').then(
      (file) => setPart({ Preview: file.default }),
      (error: unknown) => {
        console.info(error)
        setPart({ failed: true })
      },
    )
  }, [])
  if (Preview) return <Preview form={form} />
  return <PreviewLoading picture={picture} failed={failed} />
}
