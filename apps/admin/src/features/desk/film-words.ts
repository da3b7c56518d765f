import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { useLocale } from '../../lib/use-locale.ts'

/** What a film is about: `6 years · Birthday · Portuguese · Bramble`. */
export function useFilmWords({
  childAge,
  occasion,
  locale: language,
  characters,
}: Pick<AdminOrder, 'childAge' | 'occasion' | 'locale'> & {
  characters: readonly Pick<AdminOrder['characters'][number], 'name'>[]
}): string {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  return [
    plural(childAge, { one: '# year', other: '# years' }),
    i18n._(occasionLabels[occasion]),
    language === 'pt' ? t`Portuguese` : t`English`,
    characters.map(({ name }) => name[locale]).join(', '),
  ].join(' · ')
}
