import { ApiError } from '@recadinho/contracts/client'

/** The answer, if it has the field that ours always has; anything else came from a proxy or portal in between. */
export function answerWith<T extends object>(key: keyof T, answer: T): T {
  if (Object.hasOwn(Object(answer), key)) return answer
  throw new ApiError(502, 'Bad Gateway', '')
}
