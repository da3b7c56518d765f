import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '@recadinho/contracts/audit'
import { categoryLabels } from '../../lib/character-labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './audit.css.ts'

/** What is not on a page of its own, and the page where it is. */
const pages = {
  settings: { to: '/admin/settings', label: msg`Settings` },
  'character-categories': { to: '/admin/characters', label: msg`Characters` },
  characters: { to: '/admin/characters', label: msg`Characters` },
  'message-templates': { to: '/admin/settings/templates', label: msg`Messages to buyers` },
  countries: { to: '/admin/settings/countries', label: msg`Countries` },
  'currency-rates': { to: '/admin/settings/rates', label: msg`Exchange rates` },
  staff: { to: '/admin/team', label: msg`Team` },
  invitations: { to: '/admin/team', label: msg`Team` },
  'affiliate-payouts': { to: '/admin/settings/payouts', label: msg`Payouts to affiliates` },
  money: { to: '/admin/money', label: msg`Payments` },
  'gateway-events': { to: '/admin/money', label: msg`Payments` },
  'outbox-events': { to: '/admin/money', label: msg`Payments` },
} as const satisfies Record<string, { to: string; label: MessageDescriptor }>

/** What something was done to, and the way there. */
export function SubjectLink({ subject }: { subject: NonNullable<AuditEntry['subject']> }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const { type, id, name } = subject
  const words = name?.[locale] ?? id ?? ''
  if (type === 'orders' && id)
    return (
      <Link to="/admin/orders/$id" params={{ id }} className={css.link}>
        {words}
      </Link>
    )
  if (type === 'packages' && id)
    return (
      <Link to="/admin/settings/packages/$id" params={{ id }} className={css.link}>
        {words}
      </Link>
    )
  if (type === 'promo-codes' && id)
    return (
      <Link to="/admin/settings/promo-codes/$code" params={{ code: id }} className={css.link}>
        {words}
      </Link>
    )
  if (type === 'affiliates' && id)
    return (
      <Link to="/admin/settings/affiliates/$code" params={{ code: id }} className={css.link}>
        {words}
      </Link>
    )
  if (type === 'landing-sites' && id)
    return (
      <Link to="/admin/settings/landing-pages/$key" params={{ key: id }} className={css.link}>
        {words}
      </Link>
    )
  if (type === 'chats' && id)
    return (
      <Link to="/admin/messages/whatsapp/$id" params={{ id }} className={css.link}>
        {i18n._(msg`Chat`)}
      </Link>
    )
  if (type === 'contact-messages' && id)
    return (
      <Link to="/admin/messages/$id" params={{ id }} className={css.link}>
        {i18n._(msg`Messages`)}
      </Link>
    )
  const page = Object.entries(pages).find(([each]) => each === type)?.[1]
  const category = Object.entries(categoryLabels).find(([each]) => each === id)?.[1]
  if (!page) return null
  return (
    <Link to={page.to} className={css.link}>
      {name?.[locale] ?? i18n._(category ?? page.label)}
    </Link>
  )
}
