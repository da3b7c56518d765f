import { useLingui } from '@lingui/react/macro'
import { languageName, type Locale } from '@recadinho/i18n/locales'
import { Button } from '@recadinho/ui/button'
import { GlobeIcon } from '@recadinho/ui/icon'
import { errorMessage } from '../lib/error-message.ts'
import { selectLanguage } from '../lib/i18n.ts'
import { toasts } from '../lib/toasts.ts'
import { useLocale } from '../lib/use-locale.ts'

/** Switches to the other language, labelled in that language. */
export function LanguageButton() {
  const { i18n } = useLingui()
  const other: Locale = useLocale().locale === 'en' ? 'pt' : 'en'
  const change = () => {
    selectLanguage(other).catch((error: unknown) =>
      toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
    )
  }
  return (
    <Button variant="plain" size="sm" lang={other} iconStart={<GlobeIcon />} onClick={change}>
      {languageName[other]}
    </Button>
  )
}
