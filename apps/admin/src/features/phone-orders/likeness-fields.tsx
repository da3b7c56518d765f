import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { wholeNumber } from '../../lib/whole-number.ts'
import * as css from './phone-orders.css.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

const LikenessChoices = lazy(async () => ({
  default: (await import('@recadinho/likeness/parts')).LikenessChoices,
}))

/** The child as a drawing in the film, if the caller wants one: folded, and loaded when it is opened. */
export function LikenessFields({ order: { form, values } }: { order: PhoneOrder }) {
  const { i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const age = wholeNumber(values.childAge)
  return (
    <details onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}>
      <summary className={css.foldName}>
        <Trans>Draw the child into the video (optional)</Trans>
      </summary>
      {opened && (
        <Suspense>
          <LikenessChoices
            value={values.likeness}
            age={age > 0 ? age : null}
            onChange={(likeness) => form.setFieldValue('likeness', likeness)}
            say={(text) => i18n._(text)}
          />
        </Suspense>
      )}
    </details>
  )
}
