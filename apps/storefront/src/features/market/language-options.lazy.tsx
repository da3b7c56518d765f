import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Country } from '@recadinho/contracts/catalog'
import { languageName, locales, type Locale } from '@recadinho/i18n/locales'
import { Flag } from '@recadinho/ui/flag'
import { CloseIcon, InfoIcon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { use, useId, type ReactNode } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { textsOf } from '../../lib/i18n.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useShop } from '../../lib/use-shop.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import * as css from './language-dialog.css.ts'

const own: Record<Locale, { prices: string; title: string }> = {
  en: { prices: 'US$ · USD', title: 'Select a language' },
  pt: { prices: 'R$ · BRL', title: 'Selecione um idioma' },
}
/** The shop's own country has no entry: it is the default of Portuguese, unless the shop's settings differ. */
const home = { code: 'BR', language: 'pt', currency: 'BRL' } as const

/** The content of the language and country dialog. `countries` is set if they have changed since the build. */
export default function LanguageOptions() {
  use(textsOf(useShop().i18n, 'parts'))
  const { t } = useLingui()
  const { countries, defaultCurrency, deliveryHours } = useCatalog()
  const offered = (group: Country['offer']) => countries.filter(({ offer }) => offer === group)
  const [full, limited] = [offered('full'), offered('limited')]
  const { locale, country: selected } = useMarket()
  const hydrated = useHydrated()
  // Prerendered HTML marks no selection: it is the same for everyone.
  const mark = (code?: string) => (hydrated && code === selected ? ('true' as const) : undefined)
  return (
    <>
      <form method="dialog" className={css.head}>
        <Heading level={2} size="h3" id="languages-title">
          <Trans>Select a language</Trans>
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <span key={other} lang={other} className={css.otherTitle}>
                {' '}
                {own[other].title}
              </span>
            ))}
        </Heading>
        <button className={css.close} aria-label={t`Close`}>
          <CloseIcon />
        </button>
      </form>
      <ul className={css.languages}>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              data-locale={language}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's first focus is the selection
              autoFocus={language === locale}
              aria-current={language === locale ? mark() : undefined}
              className={css.language}
            >
              <strong>{languageName[language]}</strong>
              <span className={css.currency}>{defaultCurrency ?? own[language].prices}</span>
            </a>
          </li>
        ))}
      </ul>
      {!defaultCurrency && countries.every(({ code }) => code !== home.code) && (
        <a
          href={`?lang=${home.language}`}
          data-locale={home.language}
          className={`${css.country} ${css.homeCountry}`}
        >
          <Flag code={home.code} />
          <span className={css.name}>
            <Trans>Brazil</Trans>
          </span>
          <span className={css.currency}>
            <VisuallyHidden>, </VisuallyHidden>
            {languageName[home.language]} · {home.currency}
          </span>
        </a>
      )}
      <Group
        title={<Trans>Full offer</Trans>}
        hint={
          full.length > 0 ? (
            <Trans>All packages, priced in the local currency</Trans>
          ) : (
            <Trans>No country has all packages right now.</Trans>
          )
        }
      >
        {full.map((entry) => (
          <CountryLink key={entry.code} country={entry} locale={locale} current={mark(entry.code)} />
        ))}
      </Group>
      <Group
        title={<Trans>Limited offer</Trans>}
        hint={
          limited.length > 0 ? (
            <Trans>Selected packages</Trans>
          ) : (
            <Trans>No country is limited to selected packages right now.</Trans>
          )
        }
      >
        {limited.map((entry) => (
          <CountryLink key={entry.code} country={entry} locale={locale} current={mark(entry.code)} />
        ))}
      </Group>
      <div className={css.service}>
        <InfoIcon />
        <p>
          <strong>
            <Trans>About the service</Trans>
          </strong>
          <br />
          {defaultCurrency ? (
            <Trans>
              The characters speak the language you choose here, and the video reaches any WhatsApp number in
              the world within <Plural value={deliveryHours} one="# hour" other="# hours" />. If you don't
              pick a country, prices are in {defaultCurrency}. PIX is for orders in reais.
            </Trans>
          ) : (
            <Trans>
              The characters speak the language you choose here, and the video reaches any WhatsApp number in
              the world within <Plural value={deliveryHours} one="# hour" other="# hours" />. If you don't
              pick a country, prices are in US dollars in English and in Brazilian reais in Portuguese. PIX is
              for orders in reais.
            </Trans>
          )}
        </p>
      </div>
    </>
  )
}

function Group({ title, hint, children }: { title: ReactNode; hint: ReactNode; children: ReactNode[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.groupTitle}>
        {title}
      </h3>
      <p className={css.groupHint}>{hint}</p>
      {children.length > 0 && <ul className={css.countries}>{children}</ul>}
    </section>
  )
}

interface CountryLinkProps {
  country: Country
  locale: Locale
  current: 'true' | undefined
}

function CountryLink({ country, locale, current }: CountryLinkProps) {
  return (
    <li>
      <a
        href={`?lang=${locale}&country=${country.code}`}
        data-locale={locale}
        data-country={country.code}
        aria-current={current}
        className={css.country}
      >
        <Flag code={country.flag} />
        <span className={css.name}>{country.name[locale]}</span>
        <span className={css.currency}>
          <VisuallyHidden>, </VisuallyHidden>
          {country.currency}
        </span>
      </a>
    </li>
  )
}
