import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { characterCategories, type Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Container, Section } from '@recadinho/ui/layout'
import { SearchField } from '@recadinho/ui/search-field'
import { Heading, Text } from '@recadinho/ui/text'
import { useRef, useState } from 'react'
import { categoryName } from '../../../components/characters/category-name.ts'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { isFound } from '../../../lib/is-found.ts'
import { useEarly } from '../../../lib/use-early.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { CharacterCard } from './character-card.tsx'
import * as css from './gallery.css.ts'

/**
 * All characters, a shelf per category; each links to the purchase with the character selected. A search hides the
 * others.
 */
export function Gallery() {
  const { i18n } = useLingui()
  const { characters } = useCatalog()
  const { locale } = useMarket()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEarly(() => field.current?.value ?? '', setQuery)

  const matches = ({ name, description, category }: Character) =>
    isFound(query, `${name[locale]} ${description[locale]} ${i18n._(categoryName[category])}`)
  const found = characters.filter(matches)
  const [shown, all] = [found.length, characters.length]
  const showAll = () => {
    setQuery('')
    field.current?.focus()
  }
  return (
    <Section id="characters" aria-labelledby="characters-title" tone="parchment">
      <Container>
        <Heading level={2} id="characters-title" align="center">
          <Trans>Who should say hello?</Trans>
        </Heading>
        <Text align="center" tone="muted">
          <Trans>Pick your child's favorite and start there.</Trans>
        </Text>
        <search className={css.search}>
          <SearchField
            ref={field}
            label={<Trans>Find a character</Trans>}
            value={query}
            onChange={setQuery}
            found={
              shown === all ? (
                <Plural value={all} one="# character" other="# characters" />
              ) : (
                <Trans>
                  {shown} of <Plural value={all} one="# character" other="# characters" />
                </Trans>
              )
            }
          />
        </search>
      </Container>
      {characterCategories.map((category) => {
        const shelf = found.filter((character) => character.category === category)
        const id = `shelf-${category}`
        return (
          shelf.length > 0 && (
            <section key={category} aria-labelledby={id} className={css.shelf}>
              <h3 id={id} className={css.title}>
                {i18n._(categoryName[category])}
              </h3>
              <ul className={css.row} aria-labelledby={id}>
                {shelf.map((character) => (
                  <CharacterCard key={character.id} character={character} locale={locale} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {shown === 0 && (
        <EmptyState
          headingLevel={3}
          title={<Trans>Nobody like that lives here yet</Trans>}
          action={
            <Button variant="secondary" onClick={showAll}>
              <Trans>Show everyone</Trans>
            </Button>
          }
        >
          <Trans>Try another word: a name, or something like dragon or robot.</Trans>
        </EmptyState>
      )}
    </Section>
  )
}
