import { useEffect, useState, type ReactNode } from 'react'
import { Button, type ButtonLooks } from '../button/button.tsx'
import { CheckIcon, CopyIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { copyText } from './copy-text.ts'

export { copyText }

/** How long a button says that it has copied, in milliseconds. */
const copiedFor = 4000

export interface CopyButtonProps extends Pick<ButtonLooks, 'variant' | 'size' | 'wide'> {
  /** What is copied. */
  text: string
  /** The button's words. */
  children: ReactNode
  /** Its words once it has copied. */
  copied: string
  /** Read aloud once it has copied; its words unless told. */
  copiedAloud?: string | undefined
  /** Read aloud when the browser refuses: how else to copy it. */
  failedAloud?: string | undefined
  /** Called with whether it was copied. */
  onResult?: ((copied: boolean) => void) | undefined
}

/** Copies a text, says so for four seconds, and never when the browser refused. */
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

/** For a button that looks otherwise: copies on a press, a text or what a function returns then, and says what came of it. */
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
