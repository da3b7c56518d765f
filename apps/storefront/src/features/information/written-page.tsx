import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Facts, type Fact } from './facts.tsx'
import { KeyPoints } from './key-points.tsx'
import { ReadingPage } from './reading-page.tsx'
import { useWords } from './use-words.tsx'
import * as css from './written-page.css.ts'

/** A paragraph, or a block named by its key. */
type Block =
  | MessageDescriptor
  | { heading: MessageDescriptor }
  | { list: readonly MessageDescriptor[] }
  | { steps: readonly MessageDescriptor[] }
  | { facts: readonly Fact[] }
  | { part: ReactNode }

/** A page as its texts, whose tags and values are those of `use-words.tsx`. */
export interface WrittenPageProps {
  title: MessageDescriptor
  lead: MessageDescriptor
  /** The date of the last change, as `2026-11-21`. */
  updated: string
  /** The page's character. */
  picture: string
  /** The key points of a legal page. */
  points?: readonly MessageDescriptor[]
  /** Instead of key points. */
  opening?: ReactNode
  sections: readonly { id: string; title: MessageDescriptor; body: readonly Block[] }[]
}

/** §2: an information page that is nothing but text. */
export function WrittenPage({ title, lead, points, sections, opening, ...rest }: WrittenPageProps) {
  const { i18n } = useLingui()
  const words = useWords()
  return (
    <ReadingPage
      {...rest}
      title={i18n._(title)}
      lead={words(lead)}
      opening={points ? <KeyPoints points={points} /> : opening}
      sections={sections.map((section) => ({
        id: section.id,
        title: i18n._(section.title),
        body: section.body.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the blocks of a section never change
          <Written key={index} block={block} words={words} />
        )),
      }))}
    />
  )
}

interface WrittenProps {
  block: Block
  words: ReturnType<typeof useWords>
}

function Written({ block, words }: WrittenProps) {
  const items = (texts: readonly MessageDescriptor[]) =>
    texts.map((text) => <li key={text.id}>{words(text)}</li>)
  if ('heading' in block) return <h3>{words(block.heading)}</h3>
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol className={css.steps}>{items(block.steps)}</ol>
  if ('facts' in block) return <Facts facts={block.facts} />
  return 'part' in block ? block.part : <p>{words(block)}</p>
}
