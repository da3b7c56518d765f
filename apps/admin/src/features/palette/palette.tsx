import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CommandList } from '@recadinho/ui/command-list'
import { Dialog } from '@recadinho/ui/dialog'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useState } from 'react'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { useCommands, type PalettePage } from './use-commands.ts'

export interface PaletteProps {
  role: StaffRole
  /** The pages the user may open. */
  pages: readonly PalettePage[]
  onClose: () => void
}

/** Finds pages, orders, characters and actions by name. */
export function Palette({ role, pages, onClose }: PaletteProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useTypedSearch(search, setSearch)
  const { groups, run, searching, failed } = useCommands({ role, pages, typed, search })
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  const found = searching
    ? t`Searching…`
    : count === 0
      ? t`Nothing matches`
      : t`${plural(count, { one: '# result', other: '# results' })}`
  return (
    <Dialog open onOpenChange={onClose} title={t`Find or do something`} closeLabel={t`Close`}>
      <CommandList
        label={t`Pages, orders, characters and actions`}
        placeholder={t`Page, order, name or phone`}
        query={typed}
        onQuery={setTyped}
        groups={groups}
        onSelect={(id) => {
          onClose()
          run(id)
        }}
        status={failed ? t`The orders couldn't be searched. Check your connection.` : found}
      />
    </Dialog>
  )
}
