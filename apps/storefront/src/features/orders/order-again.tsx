import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { Dialog } from '@recadinho/ui/dialog'
import { HeartIcon, ReplayIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { losesDraft } from '../../lib/orders/resume.ts'
import { useShop } from '../../lib/use-shop.ts'
import { draftAgain } from './again.ts'
import { scriptAgain } from './script-again.ts'
import * as css from './order-again.css.ts'

/** Starts another order, prefilled with everything that stays the same. */
export function OrderAgain({ order }: { order: Order }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { store } = useShop()
  const changeDraft = useChangeDraft()
  const catalog = useCatalog()
  const market = useMarket()
  const [requested, setRequested] = useState<'same' | 'another'>()
  const begin = async (child: 'same' | 'another') => {
    const draft = draftAgain(order, catalog, child)
    const script = child === 'same' ? await scriptAgain(order, draft, market, catalog) : {}
    changeDraft(() => ({ ...draft, ...script }))
    await navigate({ to: '/purchase', search: { step: 'personalization' } })
  }
  const start = (child: 'same' | 'another') =>
    losesDraft(store, order) ? setRequested(child) : void begin(child)
  return (
    <Card as="section" aria-labelledby="again-title" padding="lg" tone="sunken">
      <Heading level={2} size="h3" id="again-title">
        <Trans>Another video?</Trans>
      </Heading>
      <p className={css.words}>
        <Trans>We'll keep your details for the next order; just change what's different.</Trans>
      </p>
      <Inline gap={3}>
        <Button
          variant="secondary"
          size="sm"
          iconStart={<HeartIcon size="sm" />}
          onClick={() => start('another')}
        >
          {t`For another child`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          iconStart={<ReplayIcon size="sm" />}
          onClick={() => start('same')}
        >
          {t`Order again`}
        </Button>
      </Inline>
      <Dialog
        open={requested !== undefined}
        onOpenChange={(open) => open || setRequested(undefined)}
        title={<Trans>Replace your order in progress?</Trans>}
        description={
          <Trans>You've started another order and haven't paid for it yet. A new one will replace it.</Trans>
        }
        closeLabel={t`Keep my current order`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setRequested(undefined)}>
              {t`Keep my current order`}
            </Button>
            <Button onClick={() => requested && void begin(requested)}>{t`Replace it`}</Button>
          </>
        }
      />
    </Card>
  )
}
