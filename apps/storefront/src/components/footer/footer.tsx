import { staticPart } from '../static-part.tsx'
import { Contacts } from './contacts.tsx'
import * as css from './footer.css.ts'

const AboutTheShop = staticPart('footer-about', () => import('./about-the-shop.lazy.tsx'))

/** §2, Footer. Only the contact details change, so everything else is static. */
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
