/** A take as it was recorded, until the server has it. */
export interface KeptTake {
  readonly id: string
  readonly orderId: string
  /** Of its line. */
  readonly key: string
  /** The version of the script in which the line was read. */
  readonly version: number
  readonly text: string
  /** Of a parent's take: the version of the words of consent that they agreed to. */
  readonly consent?: number
  readonly wav: ArrayBuffer
  /** When it was recorded, in milliseconds. */
  readonly at: number
}

export interface TakeStore {
  /** Whether it outlasts the page. */
  readonly lasting: boolean
  /** The takes of an order, the oldest first. */
  list(orderId: string): Promise<KeptTake[]>
  put(take: KeptTake): Promise<void>
  remove(id: string): Promise<void>
}

const database = 'recadinho.takes.v1'
const takes = 'takes'
/** Nobody misses a take after that, and it holds a child's name. */
const keptMs = 7 * 24 * 3_600_000

/** The browser's own database; the page's memory where the browser gives none, as in some private windows. */
export async function openTakeStore(now = Date.now): Promise<TakeStore> {
  try {
    const store = lastingStore(await openDatabase())
    for (const { id, at } of await store.all()) if (at < now() - keptMs) await store.remove(id)
    return store
  } catch {
    return memoryStore()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(takes, { keyPath: 'id' })
  })
  return resultOf(request)
}

function lastingStore(db: IDBDatabase) {
  const all = () => resultOf<KeptTake[]>(db.transaction(takes).objectStore(takes).getAll())
  const change = (work: (store: IDBObjectStore) => void) => {
    const transaction = db.transaction(takes, 'readwrite')
    work(transaction.objectStore(takes))
    return doneOf(transaction)
  }
  return {
    lasting: true,
    all,
    list: async (orderId: string) => byTime((await all()).filter((take) => take.orderId === orderId)),
    put: (take: KeptTake) => change((store) => store.put(take)),
    remove: (id: string) => change((store) => store.delete(id)),
  }
}

export function memoryStore(): TakeStore {
  const kept = new Map<string, KeptTake>()
  return {
    lasting: false,
    list: async (orderId) => byTime([...kept.values()].filter((take) => take.orderId === orderId)),
    async put(take) {
      kept.set(take.id, take)
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}

const byTime = (list: KeptTake[]) => list.toSorted((a, b) => a.at - b.at)

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failure(request.error)))
  })
}

function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failure(transaction.error)))
  })
}

const failure = (error: DOMException | null) => error ?? new Error('The browser keeps no takes')
