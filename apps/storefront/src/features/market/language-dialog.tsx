import type { Country } from '@recadinho/contracts/catalog'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { staticPart } from '../../components/static-part.tsx'
import { refreshCountries, useLiveCountries } from '../../lib/countries.ts'
import { offerOwnLanguage } from '../../lib/own-language.ts'
import { useMarket } from '../../lib/use-market.ts'
import * as css from './language-dialog.css.ts'

const id = 'languages'
const LanguageOptions = staticPart('languages-part', () => import('./language-dialog.lazy.tsx'))

/**
 * §2, Language and country modal: a native dialog with plain links. boot.ts opens it on the first visit and handles a
 * selection without a load; without script each link requests the page in that language.
 */
export function LanguageDialog() {
  const { locale, country } = useMarket()
  const { snapshot } = useRouteContext({ from: '__root__' })
  const live = useLiveCountries()
  const dialog = useRef<HTMLDialogElement>(null)
  // A page that the app renders again must keep a dialog open that was open before.
  const [open] = useState(wasOpen)
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      offerOwnLanguage()
    }
    // Opened before the app could listen.
    if (open) refreshCountries(locale)
  }, [open, locale])
  useEffect(() => {
    for (const link of dialog.current?.querySelectorAll<HTMLElement>('[data-locale]') ?? []) {
      const { dataset } = link
      const current = country
        ? dataset['country'] === country
        : !dataset['country'] && dataset['locale'] === locale
      if (current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [locale, country])
  const shown = (countries: readonly Country[]) =>
    JSON.stringify(countries.map(({ code, name, currency, offer }) => [code, name[locale], currency, offer]))
  const changed = live && shown(live) !== shown(snapshot.countries)
  return (
    <dialog ref={dialog} id={id} aria-labelledby="languages-title" className={css.dialog}>
      <LanguageOptions fresh={changed ? { countries: live } : undefined} />
    </dialog>
  )
}

const wasOpen = () =>
  !import.meta.env.SSR && document.querySelector<HTMLDialogElement>(`dialog#${id}`)?.open === true
