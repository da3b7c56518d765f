import * as css from './logo.css.ts'

/** The shop's name as its sign. */
export function Logo() {
  return <span className={css.logo}>recadinho</span>
}
