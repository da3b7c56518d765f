import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { ErrorCode } from '@recadinho/contracts/errors'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { insertAnswer, lockKey, type StoredAnswer } from './queries.ts'

/** Whose key it is: the same key of another endpoint or owner is another key. */
export interface KeyScope extends IdempotentRequest {
  endpoint: string
  owner: string
}

/** The part of the answer that is not its body; Fastify's reply is one. */
export interface AnswerHead {
  statusCode: number
  header(name: string, value: string): unknown
}

interface Answer {
  status: number
  body: unknown
}

/** The header of an answer that was given before. */
export const replayedHeader = 'idempotency-replayed'

/**
 * Refusals that the same key may try again: nothing was made, and the caller can correct the request or wait. Any other
 * 4xx is final and is told again, word for word. A failure of ours (5xx) never is.
 */
const correctable: ReadonlySet<ErrorCode> = new Set([
  'validation_failed',
  'price_changed',
  'promo_code_invalid',
  'package_unavailable',
  'character_unavailable',
  'character_count_wrong',
  'version_conflict',
  'payment_outcome_unknown',
  'sold_out',
  'unauthenticated',
  'rate_limited',
  'idempotency_in_progress',
  'idempotency_key_reused',
])

/**
 * Does the work of a request once for its key, in one transaction with the record of its answer: two statements more
 * than without. A repetition gets the recorded answer and a header that says so; one that comes while the first is
 * still at work gets 409, and one with another body 422.
 */
export async function once<Body extends object>(
  { db, clock }: { db: Db; clock: Clock },
  reply: AnswerHead,
  scope: KeyScope,
  work: (tx: Tx) => Promise<Body>,
): Promise<Body> {
  const id = createHash('sha256')
    .update(JSON.stringify([scope.endpoint, scope.owner, scope.key]))
    .digest()
  const record = (to: Db | Tx, answer: Answer) => insertAnswer(to, id, seal(scope, answer), clock.now())
  let answer: Answer & { replayed?: true }
  try {
    answer = await db.transaction().execute(async (tx) => {
      const { free, stored } = await lockKey(tx, id)
      if (stored) return { ...open(scope, stored), replayed: true as const }
      if (!free) throw inProgress()
      const body = await work(tx)
      const done = { status: reply.statusCode, body }
      // Another request finished between our look and our lock: undo this one, and tell its answer next time.
      if (!(await record(tx, done))) throw inProgress()
      return done
    })
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500 && !correctable.has(error.code))
      await record(db, {
        status: error.statusCode,
        body: { code: error.code, message: error.message, details: error.details },
      })
    throw error
  }
  if (answer.replayed) reply.header(replayedHeader, 'true')
  if (answer.status >= 400) {
    const { code, message, details } = answer.body as Pick<AppError, 'code' | 'message' | 'details'> // recorded above
    throw new AppError(code, message, details)
  }
  return answer.body as Body // what `work` answered, recorded above
}

const inProgress = () =>
  new AppError('idempotency_in_progress', 'The first request with this key is still at work', {
    retryAfter: 1,
  })

/** Answers hold personal data, so they are stored so that only who has the key can read them. */
function seal({ key, requestHash }: IdempotentRequest, answer: Answer): StoredAnswer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(answer.body), 'utf8'), cipher.final()])
  return {
    request_hash: requestHash,
    status: answer.status,
    response: Buffer.concat([nonce, cipher.getAuthTag(), text]),
  }
}

function open({ key, requestHash }: IdempotentRequest, stored: StoredAnswer): Answer {
  if (!stored.request_hash.equals(requestHash))
    throw new AppError('idempotency_key_reused', 'This key was used for another request')
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), stored.response.subarray(0, 12))
  decipher.setAuthTag(stored.response.subarray(12, 28))
  const text = Buffer.concat([decipher.update(stored.response.subarray(28)), decipher.final()])
  return { status: stored.status, body: JSON.parse(text.toString('utf8')) }
}

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'idempotent answer', 32))
