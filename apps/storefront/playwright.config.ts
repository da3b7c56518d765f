import { playwrightConfig } from '@recadinho/presets/playwright'

export default await playwrightConfig({ name: 'storefront', portBase: 24_500 })
