import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { HeartIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Spinner } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { lazy, Suspense, use, useState } from 'react'
import { textsOf } from '../../lib/i18n.ts'
import { useShop } from '../../lib/use-shop.ts'

const SavedPicture = lazy(() => import('./saved-picture.lazy.tsx'))

/** Makes the last picture of an order's film when asked for, to be saved as an image. */
export default function LastPicture({ order }: { order: Order }) {
  use(textsOf(useShop().i18n, 'film'))
  const { t } = useLingui()
  const [wanted, setWanted] = useState(false)
  if (!wanted)
    return (
      <div>
        <Button
          variant="secondary"
          size="sm"
          iconStart={<HeartIcon size="sm" />}
          onClick={() => setWanted(true)}
        >
          {t`Get the picture to keep`}
        </Button>
      </div>
    )
  const waiting = (
    <output>
      <Inline gap={3}>
        <Spinner />
        <Text size="sm" tone="muted">
          <Trans>Drawing the picture…</Trans>
        </Text>
      </Inline>
    </output>
  )
  return (
    <Suspense fallback={waiting}>
      <SavedPicture order={order} waiting={waiting} />
    </Suspense>
  )
}
