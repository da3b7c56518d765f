import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Callout, type CalloutProps } from '@recadinho/ui/callout'
import { Inline } from '@recadinho/ui/layout'
import { Spinner } from '@recadinho/ui/spinner'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { errorCode, errorText } from '../../lib/api/error-text.ts'
import { declineText } from '../../lib/orders/decline-text.ts'
import { promoErrorText } from '../../lib/promo-codes/refusal.ts'
import { notProcessedText, orderNotCreatedTitle, outcomeText } from '../../lib/orders/outcome-text.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { CheckoutLink } from './checkout-link.tsx'
import * as css from './panel.css.ts'
import type { Problem } from '../../lib/payments/problem.ts'

export interface ProblemCalloutProps {
  problem: Problem | undefined
  /** Offers to enter another card, after a declined one. */
  onCard?: (() => void) | undefined
  /** Offers PIX after a declined card, if available. */
  onPix?: (() => void) | undefined
  /** Whether the order may be paid on another checkout. */
  elsewhere?: boolean | undefined
}

/** Id of the notice that describes the card form. */
export const problemId = 'payment-problem'

/** The payment problem and the next step. Takes the focus when it appears, unless the buyer only has to wait. */
export function ProblemCallout({ problem, onCard, onPix, elsewhere = false }: ProblemCalloutProps) {
  const callout = useRef<HTMLDivElement>(null)
  const words = useWords(problem, { onCard, onPix, elsewhere })
  useEffect(() => {
    if (!problem) return
    callout.current?.scrollIntoView({ block: 'center' })
    // The wait may end at any moment, so the focus stays on the button.
    if (problem.kind !== 'slow') callout.current?.focus({ preventScroll: true })
  }, [problem])
  return words && <Callout ref={callout} id={problemId} announce="alert" {...words} />
}

function useWords(
  problem: Problem | undefined,
  { onCard, onPix, elsewhere = false }: Omit<ProblemCalloutProps, 'problem'>,
): Pick<CalloutProps, 'tone' | 'title' | 'picture' | 'action' | 'children'> | undefined {
  const { t, i18n } = useLingui()
  const tag = useLanguageTag()
  switch (problem?.kind) {
    case undefined:
    case 'no_form':
      return undefined
    case 'declined':
      return {
        tone: 'danger',
        title: i18n._(outcomeText.failed.title),
        children: i18n._(declineText(problem.code, problem.method)),
        action: (
          <Inline gap={3}>
            {onCard && <Button variant="secondary" size="sm" onClick={onCard}>{t`Try another card`}</Button>}
            {onPix ? (
              <Button variant="secondary" size="sm" onClick={onPix}>{t`Pay with PIX instead`}</Button>
            ) : (
              elsewhere && <AnotherOption order={problem.orderId} />
            )}
          </Inline>
        ),
      }
    case 'lapsed':
      return {
        tone: 'danger',
        title: i18n._(outcomeText.failed.title),
        children: t`Time ran out before you paid. You weren't charged; you can try again right now.`,
        action: elsewhere && <AnotherOption order={problem.orderId} />,
      }
    case 'slow':
      return {
        tone: 'warning',
        title: t`This is taking longer than usual`,
        picture: <Spinner size="sm" />,
        children: t`We're still trying, and you won't be charged twice. If nothing happens within a minute, refresh the page: your order is saved.`,
      }
    case 'doubt':
      return {
        tone: 'warning',
        title: i18n._(outcomeText.error.title),
        picture: <Spinner size="sm" />,
        children: i18n._(outcomeText.error.text),
      }
    case 'price_changed': {
      const total = formatMoney(problem.total, tag)
      return {
        tone: 'warning',
        title: t`The price has changed`,
        children: (
          <Trans>
            The total is now <strong>{total}</strong>. You haven't been charged. If that's OK, press the pay
            button again.
          </Trans>
        ),
      }
    }
    case 'promo_code':
      return {
        tone: 'warning',
        title: t`Your promo code is no longer valid`,
        children: (
          <>
            <p>{promoErrorText(i18n, problem.error, tag)}</p>
            <p>{t`We removed it and updated the total. You haven't been charged.`}</p>
          </>
        ),
      }
    case 'fields':
      return {
        tone: 'danger',
        title: i18n._(orderNotCreatedTitle),
        children: t`Something in the form isn't right. Check the fields and try again.`,
        action: !problem.paths.every((path) => path.startsWith('body/guardian')) && (
          <Link to="/purchase" search={{ step: 'personalization' }}>{t`Check the video details`}</Link>
        ),
      }
    case 'order':
      return {
        tone: 'danger',
        title: i18n._(orderNotCreatedTitle),
        children: errorText(i18n, problem.error),
      }
    case 'payment':
      break
  }
  const inDoubt = errorCode(problem.error) === 'payment_outcome_unknown'
  return {
    tone: inDoubt ? 'warning' : 'danger',
    title: i18n._(notProcessedText.title),
    children: (
      <>
        <p>{errorText(i18n, problem.error)}</p>
        {!inDoubt && <p>{i18n._(notProcessedText.text)}</p>}
      </>
    ),
    action: !inDoubt && elsewhere && <AnotherOption order={problem.orderId} />,
  }
}

/** Another gateway may take the card. */
function AnotherOption({ order }: { order: string | undefined }) {
  if (!order) return null
  return (
    <CheckoutLink route="all" order={order} select className={css.other}>
      <Trans>Try another payment method</Trans>
    </CheckoutLink>
  )
}
