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
  /** Why one of its files failed to load, or what it threw; nothing while it loads. */
  error: unknown
  /** Default: a reload, which keeps what is typed; only that fetches a file again. */
  onAgain?: () => void
}

/** Whether this browser cannot read one of the preview's files: trying again does not help. */
export const isUnsupported = (error: unknown): boolean => error instanceof SyntaxError

const reload = () => location.reload()

/** The whole preview until it has loaded, or in its place. */
export function PreviewLoading({ picture, error, onAgain = reload }: PreviewLoadingProps) {
  return (
    <div className={css.preview}>
      <div className={css.figure}>
        <PreviewWaiting picture={picture} />
        <output className={error ? css.failed : undefined}>
          {isUnsupported(error) ? (
            <Trans>
              The preview needs a newer browser: Safari 16.4 or later, which comes with iOS 16.4. Your video
              isn't affected, and you can still order it.
            </Trans>
          ) : error ? (
            <>
              <Trans>The preview didn't load. Your video isn't affected, and you can still order it.</Trans>
              <Button size="sm" variant="secondary" onClick={onAgain}>
                <Trans>Try again</Trans>
              </Button>
            </>
          ) : null}
        </output>
      </div>
    </div>
  )
}
