import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { i18nFor } from './i18n.ts'

export interface InvitationFacts {
  siteTitle: string
  /** Name of the owner who invites. */
  invitedBy: string
  link: string
}

/** Invites a person to join the team. */
export function invitationContent(
  locale: Locale,
  { siteTitle, invitedBy, link }: InvitationFacts,
): EmailContent {
  const i18n = i18nFor[locale]
  return {
    locale,
    siteTitle,
    subject: i18n._("{siteTitle}: you're invited to the team", { siteTitle }),
    greeting: i18n._('Hi,'),
    parts: [
      {
        kind: 'action',
        lead: i18n._(
          '{invitedBy} invites you to the {siteTitle} team. Choose a name and a password, and you can start right away. The link works once, for 7 days.',
          { invitedBy, siteTitle },
        ),
        label: i18n._('Join the team'),
        link,
      },
      {
        kind: 'notes',
        notes: [
          {
            text: i18n._(
              "Weren't expecting this? You can ignore this email: without you, nobody can use the link. Don't pass it on.",
            ),
          },
        ],
      },
    ],
  }
}
