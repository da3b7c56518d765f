import type { Appearance } from '@stripe/stripe-js'
import { shopColors } from '@recadinho/ui/tokens'

/** The shop's style for the gateway's form, which the page's own styles do not reach. */
export const appearance: Appearance = {
  theme: 'stripe',
  labels: 'above',
  variables: {
    colorPrimary: shopColors.primary,
    colorBackground: shopColors.card,
    colorText: shopColors.ink,
    colorTextSecondary: shopColors.mutedInk,
    colorTextPlaceholder: shopColors.mutedInk,
    colorDanger: shopColors.dangerText,
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '12px',
    spacingUnit: '4px',
    focusBoxShadow: `0 0 0 3px ${shopColors.focus}`,
  },
}
