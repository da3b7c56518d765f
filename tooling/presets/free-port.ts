import getPort from 'get-port'

/**
 * A free port for a server that starts later, or again. It is below the ports that systems assign by themselves (from
 * 32768 on Linux): until the server listens, no other server and no connection gets it by chance.
 */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 50 }, () => 11_000 + Math.floor(Math.random() * 13_000)) })
