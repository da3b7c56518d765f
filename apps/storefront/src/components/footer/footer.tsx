import { useRouterState } from '@tanstack/react-router'
import { isOrderPath } from '../../lib/order-paths.ts'
import { staticPart } from '../static-part.tsx'
import { Contacts } from './contacts.tsx'
import * as css from './footer.css.ts'
import { SlimFooter } from './slim-footer.tsx'

const AboutTheShop = staticPart('footer-about', () => import('./about-the-shop.lazy.tsx'))

/** §2, Footer. Only the contact details change, so everything else is static. */
export function Footer() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (isOrderPath(path)) return <SlimFooter />
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <AboutTheShop />
        <Contacts />
      </div>
    </footer>
  )
}
