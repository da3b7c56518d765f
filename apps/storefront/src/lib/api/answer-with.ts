import { ApiError } from '@recadinho/contracts/client'

/** The answer, if it has what ours always has; another came from something between the shop and the reader. */
export function answerWith<T extends object>(key: keyof T, answer: T): T {
  if (Object.hasOwn(Object(answer), key)) return answer
  throw new ApiError(502, 'Bad Gateway', '')
}
