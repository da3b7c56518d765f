import { buildWalletSheet, type Appearance } from './appearance.ts'
import { createEmitter, type Listener } from './emitter.ts'
import { openWallet, type WalletCard } from './wallet-dialog.ts'
import type { Texts } from './texts.ts'

/** The Express Checkout Element: buttons of the buyer's wallets. The gateway has a single wallet. */
export interface WalletElement {
  mount(target: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: object): void
  on(name: string, listener: Listener): WalletElement
  once(name: string, listener: Listener): WalletElement
  off(name: string, listener?: Listener): WalletElement
  /** Internals for the group: the card selected in the wallet, while it is being paid with. */
  readonly _local: { mounted(): boolean; card(): WalletCard | undefined; refresh(): void }
}

export interface WalletGroup {
  texts(): Texts
  appearance(): Appearance | undefined
  gone(): void
}

const KIND = { elementType: 'expressCheckout' }
/** Of the wallets that Stripe knows, the stand-in imitates this one. */
const wallet = 'google_pay'

export function createWalletElement(group: WalletGroup): WalletElement {
  const emitter = createEmitter()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  button.type = 'button'
  root.append(button)
  let card: WalletCard | undefined

  const refresh = () => {
    button.textContent = group.texts().wallet
    root.adoptedStyleSheets = [buildWalletSheet(group.appearance())]
  }
  refresh()

  button.addEventListener('click', () => {
    let resolved = false
    emitter.emit('click', {
      ...KIND,
      expressPaymentType: wallet,
      resolve: () => (resolved = true),
      reject: () => undefined,
    })
    // As with Stripe, the dialog opens only if the shop resolves the click.
    if (resolved) void pay()
  })

  async function pay(): Promise<void> {
    const answer = await openWallet(group.texts())
    if (answer === undefined) return emitter.emit('cancel', KIND)
    card = answer.card
    const failed = () => (card = undefined)
    emitter.emit('confirm', {
      ...KIND,
      expressPaymentType: wallet,
      billingDetails: answer.billing,
      paymentFailed: failed,
    })
  }

  const element: WalletElement = {
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      if (!parent) throw new Error('There is no element on the page to mount in.')
      parent.replaceChildren(host)
      queueMicrotask(() => {
        if (!host.isConnected) return
        emitter.emit('ready', {
          ...KIND,
          availablePaymentMethods: {
            applePay: false,
            googlePay: true,
            link: false,
            paypal: false,
            amazonPay: false,
            klarna: false,
          },
        })
      })
    },
    unmount: () => host.remove(),
    destroy() {
      host.remove()
      group.gone()
    },
    update: () => undefined,
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
    _local: { mounted: () => host.isConnected, card: () => card, refresh },
  }
  return element
}
