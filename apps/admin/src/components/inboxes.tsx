import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '@recadinho/ui/badge'
import * as css from './inboxes.css.ts'

export interface InboxesProps {
  /** Messages nobody has dealt with, in each. */
  open: number
  unread: number
}

/** The ways between what came by the contact page and what came by WhatsApp. */
export function Inboxes({ open, unread }: InboxesProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Inboxes`} className={css.nav}>
      <Link to="/admin/messages" activeOptions={{ exact: true, includeSearch: false }} className={css.link}>
        <Trans>Contact page</Trans>
        {open > 0 && <Badge>{open}</Badge>}
      </Link>
      <Link to="/admin/messages/whatsapp" className={css.link}>
        WhatsApp
        {unread > 0 && <Badge>{unread}</Badge>}
      </Link>
    </nav>
  )
}
