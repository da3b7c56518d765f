import { still } from '../still.tsx'
import { Contacts } from './contacts.tsx'
import * as css from './footer.css.ts'

const AboutTheShop = still('footer-about', () => import('./about-the-shop.lazy.tsx'))

/** §2, Footer. Only the contact details change, so only they are more than text. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <AboutTheShop />
        <Contacts />
      </div>
    </footer>
  )
}
