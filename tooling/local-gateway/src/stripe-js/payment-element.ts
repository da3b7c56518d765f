import type { PageError } from './api.ts'
import type { Appearance } from './appearance.ts'
import { createCardForm, type CardForm } from './card-form.ts'
import { createEmitter, type Listener } from './emitter.ts'
import type { Texts } from './texts.ts'

export interface PaymentElementOptions {
  readOnly?: boolean
}

export interface PaymentElement {
  mount(target: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: PaymentElementOptions): void
  focus(): void
  blur(): void
  clear(): void
  collapse(): void
  on(name: string, listener: Listener): PaymentElement
  once(name: string, listener: Listener): PaymentElement
  off(name: string, listener?: Listener): PaymentElement
  /** Internals for the group and `confirmPayment`, which a real element does not expose. */
  readonly _local: { form: CardForm; mounted(): boolean; refresh(): void }
}

/** The parts of the group that the element needs. */
export interface Group {
  texts(): Texts
  appearance(): Appearance | undefined
  check(): Promise<PageError | undefined>
  gone(): void
}

const KIND = { elementType: 'payment' }

/** The Payment Element: a card form, mounted in the page's element. */
export function createPaymentElement(group: Group, options: PaymentElementOptions = {}): PaymentElement {
  const emitter = createEmitter()
  let destroyed = false
  const form = createCardForm(group.texts(), group.appearance(), {
    change: () =>
      emitter.emit('change', { ...KIND, ...form.state(), collapsed: false, value: { type: 'card' } }),
    focus: () => emitter.emit('focus', KIND),
    blur: () => emitter.emit('blur', KIND),
    escape: () => emitter.emit('escape', KIND),
  })
  form.setReadOnly(options.readOnly === true)

  async function load(): Promise<void> {
    const error = await group.check()
    if (destroyed || !form.host.isConnected) return
    if (error) emitter.emit('loaderror', { ...KIND, error })
    else emitter.emit('ready', KIND)
  }

  const element: PaymentElement = {
    mount(target) {
      if (destroyed) throw new Error('This element was destroyed: make a new one.')
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      if (!parent) throw new Error(`There is no element on the page to mount in.`)
      parent.replaceChildren(form.host)
      emitter.emit('loaderstart', KIND)
      void load()
    },
    unmount: () => form.host.remove(),
    destroy() {
      form.host.remove()
      form.dispose()
      destroyed = true
      group.gone()
    },
    update: (change) => change.readOnly !== undefined && form.setReadOnly(change.readOnly),
    focus: () => form.focus(),
    blur: () =>
      form.host.shadowRoot?.activeElement instanceof HTMLElement && form.host.shadowRoot.activeElement.blur(),
    clear: () => form.clear(),
    collapse: () => undefined,
    on(name, listener) {
      emitter.on(name, listener)
      return element
    },
    once(name, listener) {
      emitter.once(name, listener)
      return element
    },
    off(name, listener) {
      emitter.off(name, listener)
      return element
    },
    _local: {
      form,
      mounted: () => form.host.isConnected,
      refresh() {
        form.translate(group.texts())
        form.restyle(group.appearance())
      },
    },
  }
  return element
}
