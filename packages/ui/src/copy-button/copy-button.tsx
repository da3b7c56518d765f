import { useEffect, useState, type ReactNode } from 'react'
import { Button, type ButtonLooks } from '../button/button.tsx'
import { CheckIcon, CopyIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { copyText } from './copy-text.ts'

export { copyText }

/** How long the button shows that it has copied, in milliseconds. */
const copiedFor = 4000

export interface CopyButtonProps extends Pick<ButtonLooks, 'variant' | 'size' | 'wide'> {
  /** The text to copy. */
  text: string
  /** The button's label. */
  children: ReactNode
  /** The label after copying. */
  copied: string
  /** Announced to screen readers after copying; defaults to `copied`. */
  copiedAloud?: string | undefined
  /** Announced if the browser refuses: how to copy it another way. */
  failedAloud?: string | undefined
  /** Called with whether copying succeeded. */
  onResult?: ((copied: boolean) => void) | undefined
}

/** Copies a text and confirms it for four seconds, but only if the browser really copied it. */
export function CopyButton({
  text,
  children,
  copied,
  copiedAloud = copied,
  failedAloud,
  onResult,
  ...looks
}: CopyButtonProps) {
  const { state, copy } = useCopy(text, onResult)
  const iconSize = looks.size === 'sm' ? 'sm' : 'md'
  const Icon = state === 'copied' ? CheckIcon : CopyIcon
  return (
    <>
      <Button {...looks} iconStart={<Icon size={iconSize} />} onClick={copy}>
        {state === 'copied' ? copied : children}
      </Button>
      <VisuallyHidden live="polite">
        {state === 'copied' ? copiedAloud : state === 'failed' ? failedAloud : ''}
      </VisuallyHidden>
    </>
  )
}

/** For custom buttons: copies a text, or a function's result at the time of the click, and returns the outcome. */
export function useCopy(text: string | (() => string), onResult?: (copied: boolean) => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), copiedFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const copied = await copyText(typeof text === 'string' ? text : text())
    setState(copied ? 'copied' : 'failed')
    onResult?.(copied)
  }
  return { state, copy: () => void copy() }
}
