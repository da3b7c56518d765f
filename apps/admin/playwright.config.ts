import { playwrightConfig } from '@recadinho/presets/playwright'

// Payments to the shop's own PIX key are confirmed by hand.
Object.assign(process.env, {
  PIX_KEY: 'shop@recadinho.test',
  PIX_MERCHANT_NAME: 'Recadinho Videos',
  PIX_MERCHANT_CITY: 'Sao Paulo',
})

export default await playwrightConfig({ name: 'admin', portBase: 24_400 })
