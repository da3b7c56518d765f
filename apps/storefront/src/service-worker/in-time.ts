/** Milliseconds to wait for the network before using what is stored. */
const patience = 4000

/** The network's response; `undefined` if it is slow. */
export const inTime = (live: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([live, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))])
