import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

const rememberedSeconds = 30 * 24 * 3600

/** Identifies a browser's visit. */
export const visitCookie = (config: Config) =>
  hostCookie(config, 'recadinho_access', 'lax', rememberedSeconds)
