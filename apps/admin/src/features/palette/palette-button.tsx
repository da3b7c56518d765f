import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@recadinho/ui/button'
import { SearchIcon } from '@recadinho/ui/icon'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import type { Palette as PaletteType, PaletteProps } from './palette.tsx'

/** Opens the command palette, like Ctrl+K and ⌘K. Its code is loaded on first use. */
export function PaletteButton(props: Omit<PaletteProps, 'onClose'>) {
  const { t, i18n } = useLingui()
  const [palette, setPalette] = useState<{ Palette: typeof PaletteType }>()
  const [loading, setLoading] = useState(false)
  function open() {
    setLoading(true)
    import('./palette.tsx')
      .then(({ Palette }) => setPalette({ Palette }))
      // For example when offline; the next click retries.
      .catch((error: unknown) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }))
      .finally(() => setLoading(false))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const held = event.ctrlKey || event.metaKey
    if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    // An open dialog takes precedence.
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
