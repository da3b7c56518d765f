import { language, type Texts } from './texts.ts'

/** A card with the field names of Stripe's API. */
export interface WalletCard {
  number: string
  exp_month: number
  exp_year: number
  cvc: string
}

export interface WalletAnswer {
  card: WalletCard
  billing: { name: string; email: string; phone: null; address: null }
}

const numbers = { paid: '4242424242424242', declined: '4000000000000002' } as const

/** The wallet's dialog: who pays, with which card. `undefined` if the buyer closes it. */
export function openWallet(texts: Texts): Promise<WalletAnswer | undefined> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', texts.wallet)
  dialog.lang = language(texts)
  Object.assign(dialog.style, {
    border: '0',
    borderRadius: '16px',
    padding: '20px',
    width: 'min(24rem, 90vw)',
  })
  const title = document.createElement('p')
  title.textContent = texts.walletSheet
  const buyer = { name: 'Sandbox Wallet', email: 'wallet@example.com' }
  const who = document.createElement('p')
  who.textContent = `${buyer.name} · ${buyer.email}`
  dialog.append(title, who)
  for (const line of [title, who]) Object.assign(line.style, { margin: '0 0 12px' })
  Object.assign(title.style, { fontWeight: '700' })
  document.body.append(dialog)

  return new Promise((resolve) => {
    const finish = (answer: WalletAnswer | undefined) => {
      dialog.remove()
      resolve(answer)
    }
    const offer = (text: string, answer: () => WalletAnswer | undefined) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = text
      Object.assign(button.style, {
        display: 'block',
        width: '100%',
        minHeight: '44px',
        margin: '8px 0 0',
        font: 'inherit',
      })
      button.addEventListener('click', () => finish(answer()))
      dialog.append(button)
    }
    const withCard = (number: string) => (): WalletAnswer => ({
      card: { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' },
      billing: { ...buyer, phone: null, address: null },
    })
    offer(`${texts.walletPay} •••• 4242`, withCard(numbers.paid))
    offer(`${texts.walletPay} •••• 0002 (${texts.walletDeclines})`, withCard(numbers.declined))
    offer(texts.close, () => undefined)
    dialog.addEventListener('cancel', () => finish(undefined))
    dialog.showModal()
  })
}
