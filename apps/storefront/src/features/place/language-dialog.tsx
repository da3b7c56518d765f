import { useEffect } from 'react'
import { still } from '../../components/still.tsx'
import { usePlace } from '../../lib/use-place.ts'

const id = 'languages-part'
const Dialog = still(id, () => import('./language-dialog.lazy.tsx'))

/** §2, Language and country modal, with the present choice marked. */
export function LanguageDialog() {
  const { locale, country } = usePlace()
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>(`#${id} [data-locale]`)) {
      const { dataset } = link
      const current = country
        ? dataset['country'] === country
        : !dataset['country'] && dataset['locale'] === locale
      if (current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [locale, country])
  return <Dialog />
}
