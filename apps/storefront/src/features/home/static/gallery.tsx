import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { characterCategories, type Character } from '@recadinho/contracts/catalog'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { ArrowRightIcon, SearchIcon } from '@recadinho/ui/icon'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useRouteContext } from '@tanstack/react-router'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import { categoryName } from '../../../components/category-name.ts'
import * as css from './gallery.css.ts'

/**
 * Every character, one shelf per category; each leads to the purchase with it selected. interactive/search-gallery.ts
 * searches it.
 */
export function Gallery() {
  const { i18n } = useLingui()
  const { snapshot } = useRouteContext({ from: '__root__' })
  return (
    <Section id="characters" aria-labelledby="characters-title" tone="parchment">
      <Container>
        <Heading level={2} id="characters-title" align="center">
          <Trans>Who should say hello?</Trans>
        </Heading>
        <Text align="center" tone="muted">
          <Trans>Every one drawn by the same hand, just for this shop.</Trans>
        </Text>
        <Search all={snapshot.characters.length} />
      </Container>
      {characterCategories.map((category) => (
        <section key={category} data-shelf aria-labelledby={`shelf-${category}`} className={css.shelf}>
          <h3 id={`shelf-${category}`} className={css.title}>
            {i18n._(categoryName[category])}
          </h3>
          <ul className={css.row} aria-labelledby={`shelf-${category}`}>
            {snapshot.characters
              .filter((character) => character.category === category)
              .map((character) => (
                <Card key={character.id} character={character} />
              ))}
          </ul>
        </section>
      ))}
      <div id="characters-none" hidden>
        <EmptyState
          headingLevel={3}
          title={<Trans>Nobody like that lives here yet</Trans>}
          action={
            <Button variant="secondary" id="characters-all">
              <Trans>Show everyone</Trans>
            </Button>
          }
        >
          <Trans>Try another word: a name, or something like dragon or robot.</Trans>
        </EmptyState>
      </div>
    </Section>
  )
}

function Search({ all }: { all: number }) {
  return (
    <search className={css.search}>
      <label htmlFor="characters-search" className={css.searchLabel}>
        <Trans>Find a character</Trans>
      </label>
      <div className={css.searchBox}>
        <span className={css.searchIcon}>
          <SearchIcon />
        </span>
        <input
          id="characters-search"
          type="search"
          className={css.searchInput}
          autoComplete="off"
          maxLength={60}
          aria-describedby="characters-count"
        />
      </div>
      <output id="characters-count" htmlFor="characters-search" className={css.count}>
        <Plural value={all} one="# character" other="# characters" />
      </output>
    </search>
  )
}

function Card({ character: { id, name, description } }: { character: Character }) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <li data-character className={css.item}>
      <a href={`/purchase?character=${id}`} className={css.card}>
        <CharacterPicture id={id} />
        <span className={css.words}>
          <strong className={css.name}>{name[locale]}</strong>
          <span className={css.description}>{description[locale]}</span>
        </span>
        <span aria-hidden="true" className={css.go}>
          <ArrowRightIcon size="sm" />
        </span>
      </a>
    </li>
  )
}
