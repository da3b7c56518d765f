import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { characterCategories, type CharacterCategory } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { Chips } from '@recadinho/ui/chips'
import { EmptyState } from '@recadinho/ui/empty-state'
import { SearchIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryName } from '../../components/category-name.ts'
import { addCharacter, isSelectionComplete, keepKnown, removeCharacter } from '../../lib/draft/selection.ts'
import { changeDraft } from '../../lib/draft/store.ts'
import { useMarket } from '../../lib/use-market.ts'
import { CharacterCard } from './character-card.tsx'
import * as gridCss from './character-card.css.ts'
import { matches } from './find-character.ts'
import { PurchaseBar } from './purchase-bar.tsx'
import * as css from './purchase-page.css.ts'
import { usePurchase } from './use-purchase.ts'

/** The second step: the characters. */
export function CharactersStep() {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const navigate = useNavigate()
  const { draft, catalog, selected } = usePurchase()
  const [category, setCategory] = useState<CharacterCategory | 'all'>('all')
  const [wanted, setWanted] = useState('')
  const [said, setSaid] = useState('')

  const count = draft.selectedPackage?.charactersCount ?? 0
  const left = count - draft.selectedCharacters.length
  const complete = isSelectionComplete(draft)
  const order = (id: string) => draft.selectedCharacters.findIndex((character) => character.id === id)
  const shown = catalog.characters.filter(
    (character) =>
      (category === 'all' || character.category === category) && matches(character, wanted, locale),
  )

  const showAll = () => {
    setWanted('')
    setCategory('all')
  }
  const toggle = (id: string) => {
    if (order(id) >= 0) {
      setSaid('')
      return changeDraft((draft) => removeCharacter(draft, id))
    }
    if (complete) return setSaid(t`Your package is full. Remove one to choose another.`)
    setSaid('')
    changeDraft((draft) => addCharacter(keepKnown(draft, catalog.characters), id))
  }
  const next = () => {
    if (complete) void navigate({ to: '/purchase', search: { step: 'personalization' } })
    else
      setSaid(
        left === 1
          ? t`Choose one more character to continue.`
          : t`Choose ${left} more characters to continue.`,
      )
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
          <div className={css.filters}>
            <TextField
              type="search"
              label={t`Find a character`}
              labelHidden
              placeholder={t`Find a character`}
              icon={<SearchIcon size="sm" />}
              autoComplete="off"
              maxLength={60}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <Chips
              label={t`Category`}
              value={category}
              onChange={setCategory}
              options={[
                { value: 'all', label: t`All` },
                ...characterCategories.map((name) => ({ value: name, label: i18n._(categoryName[name]) })),
              ]}
            />
          </div>
          <ul className={gridCss.grid}>
            {shown.map((character) => (
              <li key={character.id}>
                <CharacterCard
                  character={character}
                  locale={locale}
                  position={order(character.id)}
                  full={complete}
                  onToggle={() => toggle(character.id)}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <EmptyState
              title={<Trans>Nobody by that name here</Trans>}
              action={
                <Button variant="secondary" onClick={showAll}>
                  <Trans>Show all characters</Trans>
                </Button>
              }
            />
          )}
        </div>
      </Container>
      <VisuallyHidden live="polite">
        {said !== ''
          ? said
          : wanted.trim() !== '' && (
              <Plural value={shown.length} one="# character found" other="# characters found" />
            )}
      </VisuallyHidden>
      {said !== '' && (
        <p aria-hidden="true" className={gridCss.hint}>
          {said}
        </p>
      )}
      <PurchaseBar
        selected={selected}
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
    </>
  )
}
