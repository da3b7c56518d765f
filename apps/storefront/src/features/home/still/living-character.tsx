import picture from 'virtual:hero-picture'
import * as css from './hero.css.ts'

/** The character of the hero, as markup: its parts can move (use-living-hero.ts). */
export function LivingCharacter() {
  return <div className={css.living} dangerouslySetInnerHTML={{ __html: picture }} />
}
