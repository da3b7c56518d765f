import { Trans } from '@lingui/react/macro'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import * as css from './opening-hours.css.ts'

/** §9, in the shop's own time. */
export function OpeningHours() {
  return (
    <aside aria-labelledby="hours-title" className={css.hours}>
      <Heading level={3} id="hours-title">
        <Trans>Opening hours</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>When people answer you. Orders and deliveries go on day and night.</Trans>
      </Text>
      <dl>
        <Hours days={<Trans>Monday to Friday</Trans>} hours={<Trans>9:00 to 18:00</Trans>} />
        <Hours days={<Trans>Saturday</Trans>} hours={<Trans>10:00 to 16:00</Trans>} />
        <Hours days={<Trans>Sunday</Trans>} hours={<Trans>closed</Trans>} />
      </dl>
    </aside>
  )
}

function Hours({ days, hours }: { days: ReactNode; hours: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{days}</dt>
      <dd>{hours}</dd>
    </div>
  )
}
