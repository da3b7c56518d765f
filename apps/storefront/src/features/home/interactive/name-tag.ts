import { limits } from '@recadinho/contracts/orders'
import { takeOver } from '../../../lib/take-over.ts'

/**
 * The name typed under the hero's character appears in its bubble at once and is taken to the purchase. It is stored in
 * the draft, never in an address.
 */
export function letNameBeTyped(greet: () => void, leaving: AbortSignal): void {
  let usual: string | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const show = (input: HTMLInputElement) => {
    const shown = document.querySelector('#hero-name-shown')
    if (!shown) return
    usual ??= shown.textContent
    const name = input.value.trim().slice(0, limits.childNameMax)
    shown.textContent = name === '' ? usual : name
    clearTimeout(pause)
    pause = setTimeout(() => {
      keep(name).catch(console.info)
      if (name !== '') greet()
    }, 600)
  }
  const nameField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.id === 'hero-name' ? target : undefined

  addEventListener(
    'input',
    ({ target }) => {
      const input = nameField(target)
      if (input) show(input)
    },
    { signal: leaving },
  )
  // A reader who goes on at once must not lose the name to the delay.
  addEventListener(
    'click',
    () => {
      const input = nameField(document.querySelector('#hero-name'))
      if (input && input.value.trim() !== '') keep(input.value.trim()).catch(console.info)
    },
    { signal: leaving, capture: true },
  )
  // A plain submit would load a page without the name; the link beside it keeps this one.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined
      const input = nameField(form?.querySelector('#hero-name') ?? null)
      if (!input) return
      event.preventDefault()
      keep(input.value.trim())
        .catch(console.info)
        .then(() => document.querySelector<HTMLElement>('main a[href="/purchase"]')?.click())
        .catch(console.info)
    },
    { signal: leaving },
  )
  leaving.addEventListener('abort', () => clearTimeout(pause))
  // What was typed before the app ran.
  const early = nameField(document.querySelector('#hero-name'))
  if (!early?.value) return
  show(early)
  takeOver(early.form)
}

async function keep(name: string) {
  const { changeDraft } = await import('../../../lib/draft/store.ts')
  changeDraft((draft) =>
    draft.childName === name ? draft : { ...draft, childName: name.slice(0, limits.childNameMax) },
  )
}
