import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { CommandGroup } from '@recadinho/ui/command-list'
import { useState } from 'react'
import { mayCall } from '../../lib/may-call.ts'
import { pageActions } from '../../lib/page-actions.ts'
import { schemes, selectScheme, useScheme } from '../../lib/scheme.ts'
import { schemeLabels } from '../../lib/scheme-labels.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useNextDue } from '../../lib/use-next-due.ts'
import { matches } from './matching.ts'
import { foundOrdersOptions, paletteCharactersOptions } from './palette-queries.ts'

export interface PalettePage {
  to: LinkProps['to'] & string
  label: string
}

interface Wanted {
  role: StaffRole
  pages: readonly PalettePage[]
  /** The input's text, and its debounced value for the server. */
  typed: string
  search: string
}

interface Action {
  id: string
  label: string
  hint?: string | undefined
  run: () => void
}

/** The palette's results for the typed text. */
export function useCommands({ role, pages, typed, search }: Wanted) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const navigate = useNavigate()
  const scheme = useScheme()
  const openNextDue = useNextDue()
  // Captured on opening, because the dialog covers the page.
  const [here] = useState(pageActions)
  const mayOrders = mayCall(role, 'listAdminOrders')
  const orders = useQuery({ ...foundOrdersOptions(api, search), enabled: mayOrders && search.length > 1 })
  const characters = useQuery(paletteCharactersOptions(api))

  const doing: Action[] = [
    ...here.map(({ label, run }, at) => ({ id: `here/${at}`, label, hint: t`On this page`, run })),
    ...(mayOrders ? [{ id: 'next-due', label: t`Open the next order that's due`, run: openNextDue }] : []),
    ...schemes
      .filter((each) => each !== scheme)
      .map((each) => ({
        id: `scheme/${each}`,
        label: t`Appearance: ${i18n._(schemeLabels[each])}`,
        run: () => selectScheme(each),
      })),
  ]
  const going: Action[] = pages.map(({ to, label }) => ({ id: to, label, run: () => void navigate({ to }) }))
  const found: Action[] =
    typed.trim().length > 1 && search.length > 1
      ? (orders.data?.items ?? []).map((order) => ({
          id: `order/${order.id}`,
          label: order.number,
          hint: `${order.childName} · ${order.guardianName} · ${order.whatsappNumber}`,
          run: () => void navigate({ to: '/admin/orders/$id', params: { id: order.id } }),
        }))
      : []
  const known: Action[] =
    typed.trim() === ''
      ? []
      : (characters.data?.items ?? [])
          .map(({ id, name }) => ({
            id: `character/${id}`,
            label: name[locale],
            run: () => void navigate({ to: '/admin/characters', hash: `character-${id}` }),
          }))
          .filter(({ label }) => matches(label, typed))

  const matching = (actions: readonly Action[]) => actions.filter(({ label }) => matches(label, typed))
  const parts = [
    { label: t`Orders`, commands: found },
    { label: t`Actions`, commands: matching(doing) },
    { label: t`Pages`, commands: matching(going) },
    { label: t`Characters`, commands: known },
  ].filter(({ commands }) => commands.length > 0)

  return {
    groups: parts satisfies CommandGroup[],
    run: (id: string) =>
      parts
        .flatMap(({ commands }) => commands)
        .find((each) => each.id === id)
        ?.run(),
    searching: orders.isFetching || (mayOrders && typed.trim().length > 1 && typed.trim() !== search),
    failed: orders.isError,
  }
}
