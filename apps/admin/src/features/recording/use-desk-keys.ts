import { useEffect, useEffectEvent } from 'react'

/** Actions by the name of their key. */
export type DeskCommands = Readonly<Record<string, () => void>>

/** Keys of the desk. In a field, on a control that uses the key itself and in a dialog they keep their meaning. */
export function useDeskKeys(commands: DeskCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commands[event.key]
    if (!command || event.defaultPrevented || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey || usesKey(event.target, event.key)) return
    event.preventDefault()
    command()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="menu"]')) return true
  if (target.closest('textarea, select, [contenteditable]')) return true
  const input = target.closest('input')
  if (input && !['checkbox', 'radio', 'button'].includes(input.type)) return true
  return key === ' ' && target.closest('button, a, summary, input') !== null
}
