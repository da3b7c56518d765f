import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { characterCategories } from '@recadinho/contracts/catalog'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useRouteContext } from '@tanstack/react-router'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import { categoryName } from '../../../components/category-name.ts'
import * as css from './gallery.css.ts'

/** Every character, one shelf a category. */
export function Gallery() {
  const { i18n } = useLingui()
  const { shopWindow, locale } = useRouteContext({ from: '__root__' })
  return (
    <Section id="characters" aria-labelledby="characters-title" tone="parchment">
      <Container>
        <Heading level={2} id="characters-title" align="center">
          <Trans>Who shall say hello?</Trans>
        </Heading>
        <Text align="center" tone="muted">
          <Trans>All drawn here, by one hand, for this shop.</Trans>
        </Text>
      </Container>
      {characterCategories.map((category) => (
        <section key={category} aria-labelledby={`shelf-${category}`} className={css.shelf}>
          <h3 id={`shelf-${category}`} className={css.title}>
            {i18n._(categoryName[category])}
          </h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
          <ul className={css.row} tabIndex={0} aria-labelledby={`shelf-${category}`}>
            {shopWindow.characters
              .filter((character) => character.category === category)
              .map(({ id, name, description }) => (
                <li key={id} className={css.card}>
                  <CharacterPicture id={id} />
                  <div className={css.words}>
                    <strong className={css.name}>{name[locale]}</strong>
                    <p className={css.description}>{description[locale]}</p>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
