import { useLingui } from '@lingui/react/macro'
import type { Character } from '@recadinho/contracts/catalog'
import { ChevronLeftIcon, ChevronRightIcon } from '@recadinho/ui/icon'
import { useMarket } from '../../../lib/market/use-market.ts'
import * as css from './screening.css.ts'

export interface OthersProps {
  cast: readonly Character[]
  at: number
  onTurn: (by: 1 | -1) => void
}

/** Leads to the sample films of the other characters. */
export function Others({ cast, at, onTurn }: OthersProps) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const nameAt = (index: number) => cast.at(index % cast.length)?.name[locale] ?? ''
  return (
    <>
      <button
        type="button"
        aria-label={t`Show ${nameAt(at - 1)}`}
        className={css.before}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        aria-label={t`Show ${nameAt(at + 1)}`}
        className={css.after}
        onClick={() => onTurn(1)}
      >
        <ChevronRightIcon />
      </button>
      <div aria-hidden="true" className={css.dots}>
        {cast.map(({ id }, index) => (
          <span key={id} className={index === at ? css.current : css.dot} />
        ))}
      </div>
    </>
  )
}
