import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@recadinho/contracts/limits'
import { useNavigate } from '@tanstack/react-router'
import type { Store } from 'jotai'
import { useRef, type SubmitEvent } from 'react'
import { useEarlyForm } from '../../lib/use-early.ts'
import { useShop } from '../../lib/use-shop.ts'
import * as css from './hero.css.ts'

export interface NameTagProps {
  name: string
  onChange: (name: string) => void
}

/**
 * The name field: its value appears in the bubble at once and is stored in the draft. It must never appear in a URL:
 * outside a dialog this method does nothing, so an early submit keeps the input.
 */
export function NameTag({ name, onChange }: NameTagProps) {
  const { t } = useLingui()
  const { store } = useShop()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const change = (name: string) => {
    onChange(name)
    keepName(store, name).catch(console.info)
  }
  const taken = useEarlyForm(
    form,
    () => input.current?.value ?? '',
    (early) => {
      if (early !== '') change(early)
    },
  )
  const goOn = async (event: SubmitEvent) => {
    if (!taken) return
    event.preventDefault()
    await keepName(store, name).catch(console.info)
    await navigate({ to: '/purchase' })
  }
  return (
    <form ref={form} method="dialog" className={css.tag} onSubmit={(event) => void goOn(event)}>
      <label htmlFor="hero-name" className={css.tagLabel}>
        <Trans>Try a name</Trans>
      </label>
      <input
        ref={input}
        id="hero-name"
        className={css.tagInput}
        placeholder={t`Olivia`}
        value={name}
        onChange={({ target }) => change(target.value)}
        maxLength={limits.childNameMax}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  )
}

/** Stores the name in the draft, whose code loads with the first letter. */
async function keepName(store: Store, typed: string) {
  const { draftAtom } = await import('../../lib/draft/draft-atom.ts')
  const childName = typed.trim().slice(0, limits.childNameMax)
  store.set(draftAtom, (draft) => (draft.childName === childName ? draft : { ...draft, childName }))
}
