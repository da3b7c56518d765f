import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './gift-scene.css.ts'

/** The dark background before the door has loaded. */
export function GiftSkeleton() {
  const { t } = useLingui()
  return (
    <output className={css.scene} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
    </output>
  )
}
