import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MessagePage } from '@recadinho/ui/message-page'
import { LinkButton } from '../link-button.tsx'
import { CharacterPicture } from '../character-picture.tsx'

/**
 * The page for an order that does not exist or belongs to someone else: the same for both. An unknown checkout has its
 * own text.
 */
export function OrderNotFound() {
  const { route, order } = useParams({ strict: false })
  if (!isCheckout(route, order))
    return (
      <Lost
        title={<Trans>This page has wandered off</Trans>}
        to="/checkout"
        action={<Trans>Go to checkout</Trans>}
      >
        <Trans>This checkout page doesn't exist. The link may be old or mistyped; your order is safe.</Trans>
      </Lost>
    )
  return (
    <Lost title={<Trans>We can't find this order</Trans>} to="/contact" action={<Trans>Contact us</Trans>}>
      <Trans>
        You can open your order in the browser you ordered from, or anywhere with its private link: the long
        link in your receipt email. Open the whole link, including everything after the # sign.
      </Trans>
    </Lost>
  )
}

/** As the `$route` checkout defines its parameters; `route` is absent elsewhere. */
const isCheckout = (route: string | undefined, order: string | undefined) =>
  route === undefined ||
  route === 'multi' ||
  ((route === 'stripe' || route === 'legacy') && order === undefined)

interface LostProps {
  title: ReactNode
  to: '/checkout' | '/contact'
  action: ReactNode
  children: ReactNode
}

function Lost({ title, to, action, children }: LostProps) {
  return (
    <MessagePage
      title={title}
      picture={<CharacterPicture picture="bramble" size={180} />}
      action={
        <>
          <LinkButton to={to}>{action}</LinkButton>
          <LinkButton variant="subtle" to="/purchase">
            <Trans>Start a new order</Trans>
          </LinkButton>
        </>
      }
    >
      <p>{children}</p>
    </MessagePage>
  )
}
