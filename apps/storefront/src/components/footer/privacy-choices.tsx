import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { choicesOpenAtom } from '../../lib/consent/choices-open.ts'
import * as css from './footer.css.ts'

/** §6: opens the advertising consent dialog again. Before the app runs, it links to the privacy page. */
export function PrivacyChoices() {
  const setOpen = useSetAtom(choicesOpenAtom)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Link to="/privacy" hash="cookies" className={css.link} onClick={open}>
      <Trans>Privacy choices</Trans>
    </Link>
  )
}
