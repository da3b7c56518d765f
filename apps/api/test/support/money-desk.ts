import type { MoneyInbox, MoneyInboxItem, OrderMoney } from '@recadinho/contracts/money'
import type { Browser } from './app.ts'
import { gatewayKeys, stripeClient, type Shop } from './shop.ts'
import { signedIn } from './staff.ts'

export interface MoneyDesk {
  staff: Browser
  inbox(): Promise<MoneyInbox>
  /** The open item about the money of that reference. */
  itemOf(ref: string): Promise<MoneyInboxItem | undefined>
  act(id: string | undefined, body: object): ReturnType<Browser['post']>
  orderMoney(orderId: string): Promise<OrderMoney>
  /** Money at the gateway without an attempt of ours; returns its reference. */
  unmatched(amount: number): Promise<string>
}

/** An owner who works on a shop's money inbox. */
export async function openMoneyDesk(shop: Shop, email?: string): Promise<MoneyDesk> {
  const staff = await signedIn(shop, email)
  const inbox = async () => (await staff.get('/api/admin/money')).json<MoneyInbox>()
  return {
    staff,
    inbox,
    itemOf: async (ref) => (await inbox()).items.find(({ gatewayRef }) => gatewayRef === ref),
    act: (id, body) => staff.post(`/api/admin/money/${id}/actions`, { reason: 'Looked at it', ...body }),
    orderMoney: async (id) => (await staff.get(`/api/admin/orders/${id}/money`)).json<OrderMoney>(),
    async unmatched(amount) {
      const { id } = await stripeClient(shop.gateway, gatewayKeys.secretKey).paymentIntents.create({
        amount,
        currency: 'brl',
        allowed_payment_method_types: ['card'],
        confirm: true,
        payment_method: 'pm_card_visa',
      })
      await shop.idle()
      return id
    },
  }
}
