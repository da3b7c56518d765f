import { useLingui } from '@lingui/react/macro'
import { shopColors } from '@recadinho/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import {
  loadMercadoPago,
  secureFields,
  type MercadoPago,
  type SecureField,
  type SecureFieldName,
} from './load-mercado-pago.ts'

type Flags = Partial<Record<SecureFieldName, boolean>>

const style = {
  fontFamily: 'system-ui, sans-serif',
  fontSize: '17px',
  color: shopColors.ink,
  placeholderColor: shopColors.mutedInk,
}

/**
 * Mounts Mercado Pago's secure fields in elements with the ids `prefix` plus the field's name; `failed` if they do not
 * load.
 */
export function useSecureFields(
  option: InlineOption,
  prefix: string,
  onBin: (mercadoPago: MercadoPago, bin: string | null) => unknown,
) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const [mercadoPago, setMercadoPago] = useState<MercadoPago>()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [focused, setFocused] = useState<SecureFieldName>()
  const [wrong, setWrong] = useState<Flags>({})
  const fields = useRef(new Map<SecureFieldName, SecureField>())
  const typed = useRef(new Set<SecureFieldName>())
  const mark = (name: SecureFieldName, isWrong: boolean) => {
    setWrong((before) => ({ ...before, [name]: isWrong }))
    fields.current.get(name)?.update({ invalid: isWrong })
  }
  const names: Record<SecureFieldName, string> = {
    cardNumber: t`Card number`,
    expirationDate: t`Expiry date`,
    securityCode: t`Security code`,
  }
  const hints: Partial<Record<SecureFieldName, string>> = { expirationDate: t`MM/YY` }

  const mount = (loaded: MercadoPago) => {
    const ready = new Set<string>()
    for (const name of secureFields) {
      const hint = hints[name]
      const field = loaded.fields.create(name, {
        srLabel: names[name],
        ariaRequired: true,
        style,
        ...(hint ? { placeholder: hint } : {}),
      })
      fields.current.set(name, field)
      field.on('ready', () => {
        ready.add(name)
        if (ready.size === secureFields.length) setState('ready')
      })
      field.on('error', () => setState('failed'))
      field.on('focus', () => setFocused(name))
      field.on('blur', () => setFocused((before) => (before === name ? undefined : before)))
      field.on('validityChange', ({ errorMessages = [] }) => mark(name, errorMessages.length > 0))
      field.on('change', () => {
        typed.current.add(name)
        mark(name, false)
      })
      if (name === 'cardNumber') field.on('binChange', ({ bin = null }) => void onBin(loaded, bin))
      field.mount(`${prefix}${name}`)
    }
    setMercadoPago(loaded)
  }
  const latest = useRef(mount)
  useEffect(() => {
    latest.current = mount
  })

  useEffect(() => {
    let wanted = true
    const mounted = fields.current
    const written = typed.current
    loadMercadoPago(option, locale).then(
      (loaded) => wanted && latest.current(loaded),
      (error: unknown) => {
        console.info(error)
        if (wanted) setState('failed')
      },
    )
    return () => {
      wanted = false
      for (const field of mounted.values()) field.unmount()
      mounted.clear()
      written.clear()
    }
  }, [option, locale])

  return {
    mercadoPago,
    state,
    focused,
    wrong,
    mark,
    names,
    focus: (name: SecureFieldName) => fields.current.get(name)?.focus(),
    /** The fields that were never edited; only the script knows the content of the others. */
    emptyFields: () => secureFields.filter((name) => !typed.current.has(name)),
  }
}
