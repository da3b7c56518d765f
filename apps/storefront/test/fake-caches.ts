/** A fake CacheStorage with the parts that the worker uses. */
export function fakeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const address = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://shop.test').href
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: RequestInfo | URL) => store.get(address(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(address(request), response),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return caches as unknown as CacheStorage // the methods that the worker does not use are missing
}
