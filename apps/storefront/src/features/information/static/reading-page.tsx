import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDownIcon, LinkIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { languageTag, isLocale } from '@recadinho/i18n/locales'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './reading-page.css.ts'

export interface ReadingSection {
  /** Its anchor: the same in every language, so that links stay valid. */
  id: string
  title: string
  body: ReactNode
}

export interface ReadingPageProps {
  title: string
  lead: ReactNode
  /** The day of the last change, as `2026-11-21`. */
  updated: string
  /** The character of the page. */
  picture: string
  /** Between the head and the sections: key points or a search. */
  opening?: ReactNode
  sections: readonly ReadingSection[]
}

/** A text page: its head, a table of contents, and sections with their own links. */
export function ReadingPage({ title, lead, updated, picture, opening, sections }: ReadingPageProps) {
  const { t } = useLingui()
  return (
    <article className={css.article} data-reading data-copied={t`Link copied`}>
      <div className={css.head}>
        <Container>
          <div className={css.headInner}>
            <div className={css.headWords}>
              <Heading level={1}>{title}</Heading>
              <Text size="lg" tone="muted">
                {lead}
              </Text>
              <Updated day={updated} />
            </div>
            <div className={css.picture}>
              <CharacterPicture id={picture} eager />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={css.columns}>
          <nav className={css.contents} aria-label={t`On this page`}>
            <Contents sections={sections} />
          </nav>
          <div className={css.text}>
            <details className={css.phoneContents}>
              <summary>
                <Trans>On this page</Trans>
                <ChevronDownIcon />
              </summary>
              <Contents sections={sections} />
            </details>
            {opening}
            {sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </div>
        </div>
      </Container>
      <output className={css.status} data-status />
    </article>
  )
}

function Contents({ sections }: { sections: readonly ReadingSection[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.contentsLink}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Section({ id, title, body }: ReadingSection) {
  const { t } = useLingui()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <a href={`#${id}`} data-copy className={css.anchor} aria-label={t`Copy link to “${title}”`}>
          <LinkIcon size="sm" />
        </a>
      </div>
      <div className={css.prose}>{body}</div>
    </section>
  )
}

function Updated({ day }: { day: string }) {
  const { i18n } = useLingui()
  const tag = isLocale(i18n.locale) ? languageTag[i18n.locale] : i18n.locale
  const written = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <Text size="sm" tone="muted">
      <Trans>
        Last updated on <time dateTime={day}>{written}</time>
      </Trans>
    </Text>
  )
}
