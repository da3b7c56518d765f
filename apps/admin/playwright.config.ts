import { playwrightConfig } from '@recadinho/presets/playwright'

export default await playwrightConfig({ name: 'admin', portBase: 24_400 })
