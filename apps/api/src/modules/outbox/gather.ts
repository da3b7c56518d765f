export type Gathered<Item, Answer> = (item: Item) => Promise<Answer>

/** Batches items that arrive within `ms` into one call, whose results are in the same order. */
export function gather<Item, Answer>(
  ms: number,
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Gathered<Item, Answer> {
  let waiting: { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = []

  async function run() {
    const batch = waiting
    waiting = []
    try {
      const answers = await work(batch.map(({ item }) => item))
      // `work` returns one result per item, as documented above.
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setTimeout(() => void run(), ms)
    })
}
