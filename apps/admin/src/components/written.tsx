import * as css from './written.css.ts'

/** What a buyer wrote: its direction never reorders what stands beside it, and a long word breaks anywhere. */
export function Written({ text }: { text: string }) {
  return <bdi className={css.written}>{text}</bdi>
}
