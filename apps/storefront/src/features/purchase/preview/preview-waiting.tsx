import { Trans } from '@lingui/react/macro'
import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Button } from '@recadinho/ui/button'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './preview.css.ts'

export interface PreviewWaitingProps {
  /** Of the character in the film's place. */
  picture: Picture
}

/** Takes as much space as the player until it is there, so that nothing moves. */
export function PreviewWaiting({ picture }: PreviewWaitingProps) {
  return (
    <div className={css.waiting}>
      <div className={css.waitingScreen}>
        <CharacterPicture picture={picture} />
      </div>
    </div>
  )
}

export interface PreviewLoadingProps extends PreviewWaitingProps {
  /** One of its files failed to load. */
  failed: boolean
}

/** The whole preview until it has loaded. What is typed is kept, and only a reload fetches a file again. */
export function PreviewLoading({ picture, failed }: PreviewLoadingProps) {
  return (
    <div className={css.preview}>
      <div className={css.figure}>
        <PreviewWaiting picture={picture} />
        <output className={failed ? css.failed : undefined}>
          {failed && (
            <>
              <Trans>The preview didn't load.</Trans>
              <Button size="sm" variant="secondary" onClick={() => location.reload()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </output>
      </div>
    </div>
  )
}
