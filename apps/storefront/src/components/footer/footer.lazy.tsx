import { useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import { textsOf } from '../../lib/i18n.ts'
import { pageAt } from '../../lib/pages/pages.ts'
import { useShop } from '../../lib/use-shop.ts'
import { AboutTheShop } from './about-the-shop.tsx'
import { Contacts } from './contacts.tsx'
import * as css from './footer.css.ts'
import { SlimFooter } from './slim-footer.tsx'

/** §2, Footer; slim on checkout and order pages. */
export default function Footer() {
  use(textsOf(useShop().i18n, 'parts'))
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (pageAt(path).private) return <SlimFooter />
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <AboutTheShop />
        <Contacts />
      </div>
    </footer>
  )
}
