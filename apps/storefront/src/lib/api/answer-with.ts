import { ApiError } from '@recadinho/contracts/client'

/** The response, if it has a field that ours always have; any other comes from a proxy or captive portal. */
export function answerWith<T extends object>(key: keyof T, answer: T): T {
  if (Object.hasOwn(Object(answer), key)) return answer
  throw new ApiError(502, 'Bad Gateway', '')
}
