import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isFound } from '../../lib/is-found.ts'
import { isSelectionComplete } from '../../lib/draft/selection.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { Greeter } from '../film/greeting/greeter.tsx'
import { ClipButton } from '../../components/characters/clip-button.tsx'
import { CharacterCard } from './character-card.tsx'
import * as gridCss from './character-card.css.ts'
import { CharacterFilters, type CharacterFilter } from './character-filters.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import * as css from './purchase-page.css.ts'
import { usePurchase } from './use-purchase.ts'
import { useSelection } from './use-selection.ts'

const SwapDialog = lazy(() => import('./swap-dialog.lazy.tsx'))
const everyone: CharacterFilter = { category: 'all', wanted: '' }

/** The second step: the characters. */
export function CharactersStep() {
  const { t } = useLingui()
  const { locale } = useMarket()
  const navigate = useNavigate()
  const { draft, catalog, selected: entry } = usePurchase()
  const { selected, toggle, waiting, swapped, leave, stay } = useSelection()
  const [filter, setFilter] = useState(everyone)
  const [missing, setMissing] = useState(false)
  const [met, setMet] = useState({ id: '', taps: 0 })

  const count = draft.selectedPackage?.charactersCount ?? 0
  const left = count - selected.length
  const complete = isSelectionComplete(draft)
  const shown = catalog.characters.filter(
    (character) =>
      (filter.category === 'all' || character.category === filter.category) &&
      isFound(filter.wanted, `${character.name[locale]} ${character.description[locale]}`),
  )
  const hint =
    missing && !complete
      ? left === 1
        ? t`Choose one more character to continue.`
        : t`Choose ${left} more characters to continue.`
      : ''
  const next = () => {
    setMissing(!complete)
    if (complete) void navigate({ to: '/purchase', search: { step: 'personalization' } })
  }
  return (
    <>
      <Container>
        <div className={css.body}>
          <div className={css.head}>
            <Heading level={1} size="h2" focusable>
              <Plural value={count} one="Choose # character" other="Choose # characters" />
            </Heading>
            <Text tone="muted" numeric>
              <Trans>
                {draft.selectedCharacters.length} of {count} chosen
              </Trans>
            </Text>
          </div>
          <CharacterFilters filter={filter} onChange={setFilter} />
          <ul className={gridCss.grid}>
            {shown.map((character) => (
              <li key={character.id} className={gridCss.item}>
                <CharacterCard
                  character={character}
                  locale={locale}
                  position={selected.indexOf(character)}
                  onToggle={() => {
                    setMissing(false)
                    setMet(({ taps }) => ({
                      id: selected.includes(character) ? '' : character.id,
                      taps: taps + 1,
                    }))
                    toggle(character)
                  }}
                />
                {met.id === character.id && <Greeter character={character} locale={locale} taps={met.taps} />}
                <ClipButton character={character} locale={locale} />
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <EmptyState
              title={<Trans>Nobody by that name here</Trans>}
              action={
                <Button variant="secondary" onClick={() => setFilter(everyone)}>
                  <Trans>Show all characters</Trans>
                </Button>
              }
            />
          )}
        </div>
      </Container>
      <VisuallyHidden live="polite">
        {hint ||
          swapped ||
          (filter.wanted.trim() !== '' && (
            <Plural value={shown.length} one="# character found" other="# characters found" />
          ))}
      </VisuallyHidden>
      {hint && (
        <p aria-hidden="true" className={gridCss.hint}>
          {hint}
        </p>
      )}
      <PurchaseBar
        selected={entry}
        action={
          <Button size="lg" wide="phone" onClick={next}>
            {complete ? (
              <Trans>Tell us about your child</Trans>
            ) : (
              <Plural value={left} one="Choose # more" other="Choose # more" />
            )}
          </Button>
        }
      />
      {waiting && (
        <Suspense>
          <SwapDialog waiting={waiting} selected={selected} onLeave={leave} onStay={stay} />
        </Suspense>
      )}
    </>
  )
}
