import * as css from './hero.css.ts'

/** The ground of the front page's character. */
export function Hills() {
  return (
    <svg viewBox="0 0 328 130" preserveAspectRatio="none" aria-hidden="true" className={css.hills}>
      <path d="M0 28C60 6 112 12 160 30s110 26 168-2v104H0Z" className={css.farHill} />
      <path d="M0 70c44-20 96-14 146 4s120 20 182-10v66H0Z" className={css.nearHill} />
    </svg>
  )
}
