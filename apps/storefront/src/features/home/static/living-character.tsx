import picture from 'virtual:hero-picture'
import * as css from './hero.css.ts'

/** The hero's character as markup: its parts can move (interactive/hero.ts). */
export function LivingCharacter() {
  return <div className={css.living} dangerouslySetInnerHTML={{ __html: picture }} />
}
