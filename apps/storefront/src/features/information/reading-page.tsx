import { Trans, useLingui } from '@lingui/react/macro'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { dateFormat } from '@recadinho/i18n/formats'
import { languageTag, isLocale } from '@recadinho/i18n/locales'
import { useEffect, useState, type ReactNode } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { CopyLink } from './copy-link.tsx'
import * as css from './reading-page.css.ts'

export interface ReadingSection {
  /** Its anchor, the same in every language, so that links stay valid. */
  id: string
  title: string
  body: ReactNode
}

export interface ReadingPageProps {
  title: string
  lead: ReactNode
  /** The date of the last change, as `2026-11-21`. */
  updated: string
  /** The page's character. */
  picture: string
  /** Key points or a search, between the header and the sections. */
  opening?: ReactNode
  sections: readonly ReadingSection[]
}

/** A text page: header, table of contents, and sections with links to each. */
export function ReadingPage({ title, lead, updated, picture, opening, sections }: ReadingPageProps) {
  const { t } = useLingui()
  const current = useCurrentSection(sections)
  return (
    <article className={css.article}>
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
              <CharacterPicture picture={picture} eager />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={css.columns}>
          <nav className={css.contents} aria-label={t`On this page`}>
            <Contents sections={sections} current={current} />
          </nav>
          <div className={css.text}>
            <div className={css.phoneContents}>
              <Disclosure summary={<Trans>On this page</Trans>}>
                <Contents sections={sections} current={current} />
              </Disclosure>
            </div>
            {opening}
            {sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </div>
        </div>
      </Container>
    </article>
  )
}

interface ContentsProps {
  sections: readonly ReadingSection[]
  /** The anchor of the section in view. */
  current: string | undefined
}

function Contents({ sections, current }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.contentsLink} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Section({ id, title, body }: ReadingSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <CopyLink to={id} title={title} />
      </div>
      <div className={css.prose}>{body}</div>
    </section>
  )
}

/** The section in the upper part of the viewport. */
function useCurrentSection(sections: readonly ReadingSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -70%' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [sections])
  return current
}

function Updated({ day }: { day: string }) {
  const { i18n } = useLingui()
  const tag = isLocale(i18n.locale) ? languageTag[i18n.locale] : i18n.locale
  const written = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <Text size="sm" tone="muted">
      <Trans>
        Last updated on <time dateTime={day}>{written}</time>
      </Trans>
    </Text>
  )
}
