import type { Config } from '../../config.ts'
import type { Limit } from '../rate-limits/queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Budget = Pick<Config, 'scriptBudget' | 'rateLimits'>

const ofDay = ({ scriptBudget }: Budget): Limit => ({
  bucket: 'script:day',
  most: scriptBudget.perDay,
  windowMs: dayMs,
})

const ofOne = ({ scriptBudget }: Budget, id: string): Limit => ({
  bucket: `script:order:${id}`,
  most: scriptBudget.perOrder,
  windowMs: dayMs,
})

/** How often the writing service may be called (W7). */
export const draftLimits = {
  /** Drafts for staff. */
  ofOrder: (config: Budget, orderId: string): Limit[] => [ofOne(config, orderId), ofDay(config)],
  /** Drafts for a visitor's preview, before the order is placed. */
  ofPreview: (config: Budget, { draftId, network }: { draftId: string; network: string }): Limit[] => [
    ofOne(config, draftId),
    ofDay(config),
    ...(config.rateLimits
      ? [{ bucket: `script:network:${network}`, most: config.scriptBudget.perVisitor, windowMs: hourMs }]
      : []),
  ],
}
