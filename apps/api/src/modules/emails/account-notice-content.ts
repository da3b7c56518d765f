import type { AuditAction } from '@recadinho/contracts/audit'
import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

/** Changes of a member's sign-in methods: they are notified, so that they notice changes that they did not make. */
export const accountNotices = [
  'account.password_changed',
  'account.password_reset',
  'account.totp_enabled',
  'account.totp_disabled',
  'account.recovery_codes_renewed',
  'account.passkey_added',
  'account.passkey_removed',
  'account.email_changed',
] as const satisfies readonly AuditAction[]
export type AccountNotice = (typeof accountNotices)[number]

interface Facts {
  siteTitle: string
  /** Where to request a new password. */
  resetLink: string
}

/** Notifies a member of staff of a change of their sign-in methods, with what to do if it was not them. */
export function accountNoticeContent(
  locale: Locale,
  notice: AccountNotice,
  { siteTitle, resetLink }: Facts,
): EmailContent {
  const i18n = i18nFor[locale]
  const said: Record<AccountNotice, string> = {
    'account.password_changed': i18n._(
      'Your password for the {siteTitle} admin was changed. Your other devices were signed out.',
      { siteTitle },
    ),
    'account.password_reset': i18n._(
      'A new password was set for you in the {siteTitle} admin. All your devices were signed out.',
      { siteTitle },
    ),
    'account.totp_enabled': i18n._(
      'An authenticator app was turned on for your account in the {siteTitle} admin. Signing in now asks for its code.',
      { siteTitle },
    ),
    'account.totp_disabled': i18n._(
      'The authenticator app was turned off for your account in the {siteTitle} admin. Your password alone is enough to sign in now.',
      { siteTitle },
    ),
    'account.recovery_codes_renewed': i18n._(
      'New recovery codes were made for your account in the {siteTitle} admin. The old ones no longer work.',
      { siteTitle },
    ),
    'account.passkey_added': i18n._('A passkey was added to your account in the {siteTitle} admin.', {
      siteTitle,
    }),
    'account.passkey_removed': i18n._('A passkey was removed from your account in the {siteTitle} admin.', {
      siteTitle,
    }),
    'account.email_changed': i18n._(
      "The email address of your account in the {siteTitle} admin was changed. This one doesn't open it anymore.",
      { siteTitle },
    ),
  }
  // A new password cannot be requested with the old address.
  const help: EmailContent['parts'][number] =
    notice === 'account.email_changed'
      ? {
          kind: 'notes',
          notes: [{ text: i18n._("Wasn't you? Tell the shop's owner right away.") }],
        }
      : {
          kind: 'action',
          lead: i18n._("Wasn't you? Choose a new password, and tell the shop's owner right away."),
          label: i18n._('Choose a new password'),
          link: resetLink,
        }
  return {
    locale,
    siteTitle,
    subject: i18n._('{siteTitle}: your sign-in details changed', { siteTitle }),
    greeting: i18n._('Hi,'),
    parts: [{ kind: 'text', text: said[notice] }, help],
  }
}
