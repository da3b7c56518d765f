import { Plural, Trans } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { PaperEdge } from '@recadinho/ui/accents'
import { OpeningHours } from '../../../components/opening-hours/opening-hours.tsx'
import { useCatalog, useLiveCatalog } from '../../../lib/catalog/use-catalog.ts'
import { Offers } from './offers.tsx'
import * as css from './today.css.ts'

/** Today's facts: remaining videos, promo codes with their end, and whether someone is available. */
export function Today() {
  const catalog = useCatalog()
  const live = useLiveCatalog()
  return (
    <>
      <PaperEdge tone="parchment" />
      <section aria-labelledby="today-title" className={css.band}>
        <div className={css.columns}>
          <div>
            <h2 id="today-title" className={css.title}>
              <Trans>Today in the workshop</Trans>
            </h2>
            <p className={css.slots}>
              <Slots live={live} watched={catalog.everyVideoWatched} />
            </p>
            {/* Prerendered HTML without a code does not know whether there is one today. */}
            <div className={css.offers}>
              {(live || catalog.offers.length > 0) && <Offers catalog={catalog} />}
            </div>
          </div>
          <OpeningHours level={3} />
        </div>
      </section>
      <PaperEdge tone="parchment" band="above" />
    </>
  )
}

function Slots({ live, watched }: { live: Catalog | undefined; watched: boolean }) {
  if (!live)
    return watched ? (
      <Trans>We make a limited number of videos a day, so each one gets our full attention.</Trans>
    ) : (
      <Trans>We make a limited number of videos a day, so each one is ready on time.</Trans>
    )
  const { left, capacity } = live.slots
  if (left === 0)
    return (
      <Trans>
        All {capacity} of today's spots are taken. Order now and we'll start on it first thing tomorrow.
      </Trans>
    )
  if (!watched)
    return (
      <Plural
        value={left}
        one={`# of ${capacity} spots left today.`}
        other={`# of ${capacity} spots left today.`}
      />
    )
  return (
    <Plural
      value={left}
      one={`# of ${capacity} spots left today. Small batches, full attention.`}
      other={`# of ${capacity} spots left today. Small batches, full attention.`}
    />
  )
}
