import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { AppError } from '../../errors.ts'

/** Hashing of passwords: argon2id with OWASP's minimum cost, stored as a PHC string. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for an account that does not exist (`undefined`). */
  verify(password: string, stored: string | undefined): Promise<boolean>
}

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

/** A hash needs 19 MB and a thread for a while: at most two run and twenty wait. */
const running = 2
const waiting = 20

export function createPasswords(): Passwords {
  const turn = createTurnstile()
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await turn(() => derive('argon2id', { message: normal(password), nonce: salt, ...cost }))
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
    },
    async verify(password, stored) {
      const { salt, tag, ...parameters } = parse(stored ?? noAccount)
      const found = await turn(() =>
        derive('argon2id', { message: normal(password), nonce: salt, tagLength: tag.length, ...parameters }),
      )
      return timingSafeEqual(found, tag) && stored !== undefined
    },
  }
}

/** Compared if there is no account. */
const noAccount = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16, 1))}$${base64(Buffer.alloc(32, 1))}`

/** Accents can be typed as composed or combining characters. */
const normal = (password: string) => password.normalize('NFC')

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc)
  const [, memory, passes, parallelism, salt = '', tag = ''] = match ?? []
  if (!match) throw new Error('A stored password hash cannot be read')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Limits concurrent hashes; rejects more than a few waiting ones, so that a flood of sign-ins delays nothing else. */
function createTurnstile() {
  const limit = pLimit(running)
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waiting)
      throw new AppError('rate_limited', 'Too many people are signing in; try again', { retryAfter: 2 })
    return limit(work)
  }
}
