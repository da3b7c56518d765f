import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { SearchIcon } from '@recadinho/ui/icon'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import type { Palette as PaletteType, PaletteProps } from './palette.tsx'

/** Opens the command palette, as Ctrl+K and ⌘K do. Its code comes when it is opened for the first time. */
export function PaletteButton(props: Omit<PaletteProps, 'onClose'>) {
  const { t, i18n } = useLingui()
  const [palette, setPalette] = useState<{ Palette: typeof PaletteType }>()
  const [loading, setLoading] = useState(false)
  function open() {
    setLoading(true)
    import('./palette.tsx')
      .then(({ Palette }) => setPalette({ Palette }))
      // Offline, say; the next press tries again.
      .catch((error: unknown) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }))
      .finally(() => setLoading(false))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const held = event.ctrlKey || event.metaKey
    if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    // Nothing above a dialog: what it asks comes first.
    if (!loading && !document.querySelector('[role=dialog]')) open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <IconButton
        label={t`Find or do something (Ctrl+K)`}
        icon={<SearchIcon />}
        loading={loading}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      />
      {palette && <palette.Palette {...props} onClose={() => setPalette(undefined)} />}
    </>
  )
}
