import * as css from './written.css.ts'

/**
 * Text written by a buyer: isolated from the surrounding text's direction, and broken anywhere if a word is too long.
 */
export function Written({ text }: { text: string }) {
  return <bdi className={css.written}>{text}</bdi>
}
