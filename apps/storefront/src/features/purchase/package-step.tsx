import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Package } from '@recadinho/contracts/catalog'
import { formatMoney } from '@recadinho/i18n/money'
import { Badge } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { ClockIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { RadioCards } from '@recadinho/ui/radio-cards'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { selectPackage, isTooSmall, keepKnown } from '../../lib/draft/selection.ts'
import { changeDraft } from '../../lib/draft/store.ts'
import { takeOver } from '../../lib/take-over.ts'
import { useEarly } from '../../lib/use-early.ts'
import { useLanguageTag, useMarket } from '../../lib/use-market.ts'
import { PurchaseBar } from './purchase-bar.tsx'
import * as css from './purchase-page.css.ts'
import { usePurchase } from './use-purchase.ts'

const KeepDialog = lazy(() => import('./keep-dialog.lazy.tsx'))

/** The first step: the number of characters. */
export function PackageStep() {
  const { t } = useLingui()
  const { locale } = useMarket()
  const tag = useLanguageTag()
  const navigate = useNavigate()
  const { draft, catalog, selected } = usePurchase()
  const [smaller, setSmaller] = useState<Package>()
  const [missing, setMissing] = useState(false)

  const select = (id: string) => {
    const entry = catalog.packages.find((entry) => entry.id === id)
    setMissing(false)
    if (!entry) return
    if (isTooSmall(draft, entry)) setSmaller(entry)
    else changeDraft((draft) => selectPackage(keepKnown(draft, catalog.characters), entry))
  }
  const form = useRef<HTMLFormElement>(null)
  const [served, setServed] = useState(false)
  useEarly(checkedPackage, (early) => {
    if (early !== undefined && early !== selected?.id) select(early)
    setServed(true)
  })
  useEffect(() => {
    // A buyer who went on before the app ran is taken to the next step with that selection.
    if (served) takeOver(form.current)
  }, [served])
  const next = (event: SubmitEvent) => {
    event.preventDefault()
    if (selected) void navigate({ to: '/purchase', search: { step: 'characters' } })
    else setMissing(true)
  }
  return (
    <>
      {/* A form with an address, so that an early submit also leads to the next step. */}
      <form ref={form} action="/purchase" noValidate onSubmit={next}>
        <input type="hidden" name="step" value="characters" />
        <Container>
          <div className={css.body}>
            <div className={css.packages}>
              <Heading level={1} size="h2" focusable>
                <Trans>Choose your package</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>How many characters should speak to your child?</Trans>
              </Text>
            </div>
            <div className={css.packages}>
              <RadioCards
                legend={t`Package`}
                name="package"
                value={selected?.id ?? null}
                onChange={select}
                error={missing && <Trans>Choose a package to continue</Trans>}
                options={catalog.packages.map((entry) => ({
                  value: entry.id,
                  title: entry.title[locale],
                  description: entry.description[locale],
                  media: <Faces count={entry.charactersCount} />,
                  aside: <Price entry={entry} tag={tag} />,
                  badge: entry.savings && (
                    <Badge>
                      <Trans>Save {formatMoney(entry.savings, tag)}</Trans>
                    </Badge>
                  ),
                }))}
              />
            </div>
            <div className={css.packages}>
              <p className={css.note}>
                <ClockIcon />
                <Text as="span" size="sm" tone="muted">
                  <Trans>Pay now and the video arrives within 24 hours.</Trans>
                </Text>
              </p>
            </div>
          </div>
        </Container>
        <PurchaseBar
          selected={selected}
          action={
            <Button type="submit" size="lg" wide="phone">
              {selected ? (
                <Plural value={selected.charactersCount} one="Choose a character" other="Choose characters" />
              ) : (
                <Trans>Choose characters</Trans>
              )}
            </Button>
          }
        />
      </form>
      {smaller && (
        <Suspense>
          <KeepDialog
            count={smaller.charactersCount}
            characters={draft.selectedCharacters
              .map(({ id }) => catalog.characters.find((each) => each.id === id))
              .filter((character) => character !== undefined)}
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

// The pictures for one, two and three; decorative, so any characters would do.
const faces = ['princess-amara', 'captain-kindly', 'bramble']

function Faces({ count }: { count: number }) {
  return (
    <span className={css.faces}>
      {faces.slice(0, count).map((id) => (
        <CharacterPicture key={id} id={id} size={48} />
      ))}
    </span>
  )
}

function Price({ entry, tag }: { entry: Package; tag: string }) {
  const last = entry.installments.at(-1)
  return (
    <span className={css.price}>
      <Display>{formatMoney(entry.price, tag)}</Display>{' '}
      <span className={css.currency}>{entry.price.currency}</span>
      {last && last.count > 1 && (
        <Text as="div" size="xs" tone="muted">
          {last.count} × {formatMoney(last.each, tag)}
        </Text>
      )}
    </span>
  )
}

const checkedPackage = () =>
  document.querySelector<HTMLInputElement>('main input[name=package]:checked')?.value
