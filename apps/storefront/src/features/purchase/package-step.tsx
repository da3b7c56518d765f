import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Character, Package } from '@recadinho/contracts/catalog'
import { formatMoney } from '@recadinho/i18n/money'
import { Badge } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { ClockIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { RadioCards } from '@recadinho/ui/radio-cards'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { CurrencyCode } from '../../components/currency-code.tsx'
import { isSelectionComplete, isTooSmall, keepKnown, selectPackage } from '../../lib/draft/selection.ts'
import { draftAtom, useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { promisedHoursOf } from '../../lib/orders/server-clock.ts'
import { useEarlyForm } from '../../lib/use-early.ts'
import { useLanguageTag, useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import { PurchaseBar } from './purchase-bar.tsx'
import * as css from './purchase-page.css.ts'
import { usePurchase } from './use-purchase.ts'

const formId = 'package'
const KeepDialog = lazy(() => import('./keep-dialog.lazy.tsx'))

/** The first step: the number of characters. */
export function PackageStep({ phone }: { phone: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const tag = useLanguageTag()
  const navigate = useNavigate()
  const { store } = useShop()
  const { draft, catalog, selected, cast } = usePurchase()
  const hours = promisedHoursOf(selected ?? catalog, catalog)
  const changeDraft = useChangeDraft()
  const [smaller, setSmaller] = useState<Package>()
  const [missing, setMissing] = useState(false)

  const select = (id: string) => {
    const entry = catalog.packages.find((entry) => entry.id === id)
    setMissing(false)
    if (!entry) return
    if (isTooSmall(draft, entry)) setSmaller(entry)
    else changeDraft((draft) => selectPackage(keepKnown(draft, catalog.characters), entry))
  }
  // If a character was selected before the package, the second step may already be complete.
  const complete = selected !== undefined && isSelectionComplete(draft)
  const form = useRef<HTMLFormElement>(null)
  // A buyer who submitted before the app ran goes to the next step with that selection.
  const taken = useEarlyForm(form, checkedPackage, (early) => {
    if (early !== undefined && early !== selected?.id) select(early)
  })
  const next = (event: SubmitEvent) => {
    if (!taken) return
    event.preventDefault()
    // Read from the store: an early selection may not have been rendered yet.
    const now = store.get(draftAtom)
    const known = catalog.packages.some(({ id }) => id === now.selectedPackage?.id)
    setMissing(!known)
    if (!known) return
    const step = isSelectionComplete(keepKnown(now, catalog.characters)) ? 'personalization' : 'characters'
    void navigate({ to: '/purchase', search: { step } })
  }
  return (
    <>
      <Container>
        <div className={css.body}>
          <div>
            <Heading level={1} size="h2" focusable>
              <Trans>Choose your package</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>How many characters should speak to your child?</Trans>
            </Text>
          </div>
          {/* A form with an action, so that an early submit also leads to the next step. */}
          <form ref={form} id={formId} action="/purchase" noValidate onSubmit={next}>
            <input type="hidden" name="step" value="characters" />
            <RadioCards
              legend={t`Package`}
              legendHidden
              name="package"
              value={selected?.id ?? null}
              onChange={select}
              error={missing && <Trans>Choose a package to continue</Trans>}
              options={catalog.packages.map((entry) => ({
                value: entry.id,
                title: entry.title[locale],
                description: entry.description[locale],
                media: <Faces count={entry.charactersCount} selected={cast} />,
                aside: <Price entry={entry} tag={tag} catalog={catalog} />,
                badge: entry.savings && (
                  <Badge>
                    <Trans>Save {formatMoney(entry.savings, tag)}</Trans>
                  </Badge>
                ),
              }))}
            />
          </form>
          <p className={css.note}>
            <ClockIcon />
            <Text as="span" size="sm" tone="muted">
              <Trans>
                Pay now and the video arrives within <Plural value={hours} one="# hour" other="# hours" />.
              </Trans>
            </Text>
          </p>
        </div>
        {selected && phone}
      </Container>
      <PurchaseBar
        selected={selected}
        action={
          <Button type="submit" form={formId} size="lg" wide="phone">
            {complete ? (
              <Trans>Tell us about your child</Trans>
            ) : selected ? (
              <Plural value={selected.charactersCount} one="Choose a character" other="Choose characters" />
            ) : (
              <Trans>Choose characters</Trans>
            )}
          </Button>
        }
      />
      {smaller && (
        <Suspense>
          <KeepDialog
            count={smaller.charactersCount}
            characters={cast}
            onKeep={(keep) => {
              changeDraft((draft) => selectPackage(draft, smaller, keep))
              setSmaller(undefined)
            }}
            onCancel={() => setSmaller(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const anyone = ['princess-amara', 'captain-kindly', 'bramble']

interface FacesProps {
  count: number
  selected: readonly Character[]
}

/** One face per character of the package, the selected ones first; decorative, so any others will do. */
function Faces({ count, selected }: FacesProps) {
  const faces = new Set([...selected.map(({ picture }) => picture), ...anyone])
  return (
    <span className={css.faces}>
      {[...faces].slice(0, count).map((picture) => (
        <CharacterPicture key={JSON.stringify(picture)} picture={picture} size={48} />
      ))}
    </span>
  )
}

interface PriceProps {
  entry: Package
  tag: string
  catalog: ReturnType<typeof usePurchase>['catalog']
}

/** What the package costs, and within how many hours it arrives if not in the shop's. */
function Price({ entry, tag, catalog }: PriceProps) {
  const hours = promisedHoursOf(entry, catalog)
  const last = entry.installments.at(-1)
  return (
    <span className={css.price}>
      <span>
        <Display>{formatMoney(entry.price, tag)}</Display>
        <CurrencyCode currency={entry.price.currency} />
      </span>
      {last && last.count > 1 && (
        <Text as="span" size="xs" tone="muted">
          {last.count} × {formatMoney(last.each, tag)}
        </Text>
      )}
      {entry.deliveryHours !== catalog.deliveryHours && (
        <Text as="span" size="xs" tone="muted">
          <Plural value={hours} one="Arrives within # hour" other="Arrives within # hours" />
        </Text>
      )}
    </span>
  )
}

const checkedPackage = () =>
  document.querySelector<HTMLInputElement>('main input[name=package]:checked')?.value
