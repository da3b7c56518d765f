import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { offerOwnLanguage } from '../../lib/market/own-language.ts'
import { latePart } from '../../lib/late-part.tsx'
import * as css from './language-dialog.css.ts'

const LanguageOptions = latePart(() => import('./language-options.lazy.tsx'))
const id = 'languages'

/**
 * §2, Language and country modal: a native dialog with plain links. The early script opens it on the first visit and
 * applies a selection without a reload; without script each link requests the page in that language.
 */
export function LanguageDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // If the app re-renders the page from scratch, the dialog must stay open.
  const [open] = useState(wasOpen)
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      offerOwnLanguage()
    }
  }, [open])
  useEffect(() => onOpenChange(dialog.current?.open === true), [onOpenChange])
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby="languages-title"
      className={css.dialog}
      onClose={() => onOpenChange(false)}
    >
      <LanguageOptions />
    </dialog>
  )
}

let lastKnown = false

/** A page that is rendered from scratch may lose the server's dialog before this component mounts. */
function wasOpen(): boolean {
  if (import.meta.env.SSR) return false
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`)
  if (dialog) lastKnown = dialog.open
  return lastKnown
}

wasOpen()
