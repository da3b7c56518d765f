import type { CharacterPicture } from '@recadinho/contracts/pictures'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { usePurchase } from '../use-purchase.ts'
import { PreviewLoading } from './preview-waiting.tsx'
import type { PreviewProps } from './preview.lazy.tsx'

export interface PreviewPartProps extends PreviewProps {
  /** Of the character in the film's place. */
  picture: CharacterPicture
}

/**
 * The preview. The stage with its characters loads after the form, which the buyer needs first. If its files fail to
 * load, or it throws, the form works without it.
 */
export function PreviewPart({ form, picture }: PreviewPartProps) {
  const { data: Preview, error } = useQuery({
    queryKey: ['preview'],
    queryFn: async () => (await import('./preview.lazy.tsx')).default,
    // Stored files load offline too.
    networkMode: 'always',
  })
  if (!Preview) return <PreviewLoading picture={picture} error={error} />
  return (
    <CatchBoundary getResetKey={never} errorComponent={PreviewFailed}>
      <Preview form={form} />
    </CatchBoundary>
  )
}

/** Only a press tries again. */
const never = () => 'never'

function PreviewFailed({ error, reset }: ErrorComponentProps) {
  const [first] = usePurchase().cast
  return first && <PreviewLoading picture={first.picture} error={error} onAgain={reset} />
}
