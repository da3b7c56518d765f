import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '@recadinho/ui/badge'
import * as css from './inboxes.css.ts'

export interface InboxesProps {
  /** Unhandled messages in each inbox. */
  open: number
  unread: number
}

/** Navigation between contact page messages and WhatsApp chats. */
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
