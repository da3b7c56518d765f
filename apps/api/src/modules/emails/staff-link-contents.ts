import type { Locale } from '@recadinho/contracts/common'
import { linkEmail, type EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

interface Facts {
  siteTitle: string
  link: string
}

/** The link by which a member of staff verifies a new address. */
export function emailChangeContent(locale: Locale, { siteTitle, link }: Facts): EmailContent {
  const i18n = i18nFor[locale]
  return linkEmail(locale, {
    siteTitle,
    subject: i18n._('{siteTitle}: confirm your new email', { siteTitle }),
    lead: i18n._(
      'Confirm that you want to sign in to the {siteTitle} admin with this address from now on. The link works once, for 24 hours.',
      { siteTitle },
    ),
    label: i18n._('Confirm this address'),
    link,
    notes: [{ text: i18n._("Didn't ask for this? You can ignore this email: nothing changes without you.") }],
  })
}

/** The link by which a member of staff sets a new password. */
export function passwordResetContent(locale: Locale, { siteTitle, link }: Facts): EmailContent {
  const i18n = i18nFor[locale]
  return linkEmail(locale, {
    siteTitle,
    subject: i18n._('{siteTitle}: choose a new password', { siteTitle }),
    lead: i18n._(
      'Here is the link to choose a new password for the {siteTitle} admin. It works once, for 30 minutes.',
      { siteTitle },
    ),
    label: i18n._('Choose a new password'),
    link,
    notes: [
      {
        text: i18n._(
          "Didn't ask for this? You can ignore this email: your password stays as it is. Don't pass the link on.",
        ),
      },
    ],
  })
}

/** Invites a person to join the team. `invitedBy`: the name of the owner who does. */
export function invitationContent(
  locale: Locale,
  { siteTitle, invitedBy, link }: Facts & { invitedBy: string },
): EmailContent {
  const i18n = i18nFor[locale]
  return linkEmail(locale, {
    siteTitle,
    subject: i18n._("{siteTitle}: you're invited to the team", { siteTitle }),
    lead: i18n._(
      '{invitedBy} invites you to the {siteTitle} team. Choose a name and a password, and you can start right away. The link works once, for 7 days.',
      { invitedBy, siteTitle },
    ),
    label: i18n._('Join the team'),
    link,
    notes: [
      {
        text: i18n._(
          "Weren't expecting this? You can ignore this email: without you, nobody can use the link. Don't pass it on.",
        ),
      },
    ],
  })
}
