import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PromoRefusal } from '@recadinho/contracts/promo-codes'
import { formatMoney } from '@recadinho/i18n/money'
import { MessagePage } from '@recadinho/ui/message-page'
import type { ReactNode } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { LastChance } from './enter-last-chance.ts'
import { returnPath } from './seen.ts'

type Found<Kind extends LastChance['kind']> = Extract<LastChance, { kind: Kind }>

/** The draft's own code has at least the same discount. */
export function HasCode({ code, percentage, order, amounts }: Found<'has_code'>) {
  const total = formatMoney(amounts.total, useLanguageTag())
  const childName = asTyped(order.childName)
  return (
    <SidePage
      title={<Trans>Your order already has a discount</Trans>}
      picture={order.characters[0]?.picture ?? 'bramble'}
      action={<ToCheckout />}
    >
      <p>
        <Trans>
          Code {code} gives you {percentage}% off: {childName}'s video costs <strong>{total}</strong>. You can
          use one code per order, and there's no better one right now.
        </Trans>
      </p>
    </SidePage>
  )
}

/** The offer is not available: the reason, and the price without it. */
export function Refused({ reason, order, total }: Found<'refused'>) {
  const { t } = useLingui()
  const price = formatMoney(total, useLanguageTag())
  const { packageTitle } = order
  const childName = asTyped(order.childName)
  const titles: Record<PromoRefusal, string> = {
    unknown: t`This offer has ended`,
    ended: t`This offer has ended`,
    used_up: t`This offer has ended`,
    not_started: t`This offer hasn't started yet`,
    other_package: t`This offer is for a different package`,
  }
  const reasons: Record<PromoRefusal, string> = {
    unknown: t`The last-chance code is no longer valid.`,
    ended: t`The last-chance code has expired.`,
    used_up: t`The last-chance code has reached its usage limit.`,
    not_started: t`You can't use the last-chance code yet.`,
    other_package: t`The last-chance code doesn't apply to ${packageTitle}.`,
  }
  return (
    <SidePage
      title={titles[reason]}
      picture={order.characters[0]?.picture ?? 'bramble'}
      action={<ToCheckout />}
    >
      <p>{reasons[reason]}</p>
      <p>
        <Trans>
          {childName}'s video costs <strong>{price}</strong>. Your choices are saved.
        </Trans>
      </p>
    </SidePage>
  )
}

/** The offer needs a payable order, but there is none yet. */
export function NoOrder({ step, empty }: Found<'no_order'>) {
  return (
    <SidePage
      title={<Trans>This offer needs an order first</Trans>}
      picture="bramble"
      action={
        <LinkButton to="/purchase" search={step === 'package' ? {} : { step }}>
          {empty ? <Trans>Make their video</Trans> : <Trans>Continue your order</Trans>}
        </LinkButton>
      }
    >
      {empty ? (
        <p>
          <Trans>
            This offer is for orders that are ready to pay. Choose a package and a character to get started.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>There's one more step before you can pay. Your choices are saved.</Trans>
        </p>
      )}
    </SidePage>
  )
}

interface SidePageProps {
  title: ReactNode
  picture: Picture
  /** The next step. */
  action: ReactNode
  children: ReactNode
}

/** The reason, what applies instead, and the next step. */
function SidePage({ title, picture, action, children }: SidePageProps) {
  return (
    <MessagePage
      title={title}
      picture={<CharacterPicture picture={picture} size={160} eager />}
      action={
        <>
          {action}
          <LinkButton variant="secondary" to="/">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        </>
      }
    >
      {children}
    </MessagePage>
  )
}

/** Returns to the checkout that the buyer came from. */
function ToCheckout() {
  return (
    <LinkButton
      // The other checkouts accept the same search parameters.
      to={returnPath() as '/checkout'}
      replace
    >
      <Trans>Go to checkout</Trans>
    </LinkButton>
  )
}
