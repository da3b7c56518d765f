import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { LeftOutReason } from '@recadinho/contracts/scripts'
import { Text } from '@recadinho/ui/text'
import { Written } from '../../components/written.tsx'
import * as css from './order-details.css.ts'

const nobodysBusiness = msg`private`

const reasons: Record<LeftOutReason, MessageDescriptor> = {
  contact: nobodysBusiness,
  address: nobodysBusiness,
  school: nobodysBusiness,
  surname: nobodysBusiness,
  money: nobodysBusiness,
  birth: nobodysBusiness,
  silence: msg`not to be mentioned`,
  sensitive: msg`too sensitive`,
  instruction: msg`meant for us`,
  language: msg`in another language`,
  unclear: msg`unclear`,
  room: msg`no room`,
  covered: msg`needs no line of its own`,
}

/** What the shop's writer did not take from the buyer's notes. */
export function LeftOutNotes({ order: { leftOut, locale } }: { order: AdminOrder }) {
  const { i18n } = useLingui()
  if (leftOut.length === 0) return null
  return (
    <section>
      <Text size="sm" tone="muted">
        <Trans>Not in the script:</Trans>
      </Text>
      <ul className={css.leftOut}>
        {leftOut.map(({ text, reason }) => (
          <li key={text}>
            <Text size="sm">
              “
              <span lang={locale}>
                <Written text={text} />
              </span>
              ” ({i18n._(reasons[reason])})
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
