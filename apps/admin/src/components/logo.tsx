import * as css from './logo.css.ts'

/** The shop's name as a logo. */
export function Logo() {
  return <span className={css.logo}>recadinho</span>
}
