import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { LinkButton } from '../../components/link-button.tsx'
import { catalogChanges } from '../../lib/draft/catalog-changes.ts'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { usePurchase } from './use-purchase.ts'

/** Lists what has changed in the catalog since the draft was made; the rest of the draft stays. */
export function ChangesNote() {
  const draft = useDraft()
  const changeDraft = useChangeDraft()
  const { catalog } = usePurchase()
  const tag = useLanguageTag()
  const { packageGone, charactersGone, price } = catalogChanges(draft, catalog)
  if (packageGone)
    return (
      <Callout
        tone="warning"
        announce="status"
        title={<Trans>Your package is no longer available</Trans>}
        action={
          <LinkButton size="sm" variant="secondary" to="/purchase">
            <Trans>Choose your package</Trans>
          </LinkButton>
        }
      >
        <Trans>Choose another one. Everything else is saved.</Trans>
      </Callout>
    )
  if (charactersGone > 0)
    return (
      <Callout
        tone="warning"
        announce="status"
        title={
          <Plural
            value={charactersGone}
            one="A character you chose is no longer available"
            other="# characters you chose are no longer available"
          />
        }
        action={
          <LinkButton size="sm" variant="secondary" to="/purchase" search={{ step: 'characters' }}>
            <Trans>Choose characters</Trans>
          </LinkButton>
        }
      >
        <Trans>Everything else is saved.</Trans>
      </Callout>
    )
  if (!price || !draft.selectedPackage) return null
  const selectedPackage = { ...draft.selectedPackage, price: price.now }
  const [before, now] = [formatMoney(price.before, tag), formatMoney(price.now, tag)]
  return (
    <Callout
      tone="info"
      announce="status"
      title={<Trans>The price of your package has changed</Trans>}
      action={
        <Button size="sm" variant="secondary" onClick={() => changeDraft({ selectedPackage })}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <Trans>
        It was {before} and is now {now}.
      </Trans>
    </Callout>
  )
}
