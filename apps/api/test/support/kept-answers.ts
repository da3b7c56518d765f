/** For tests of `kept-program.ts`: says which process it is, or does what it is told to. */
export async function answer(request: '' | 'end' | 'fail' | 'hang') {
  if (request === 'end') process.exit(1)
  if (request === 'hang') await new Promise((never) => setTimeout(never, 1e9))
  if (request === 'fail') throw new Error('It failed')
  return { pid: process.pid, secret: process.env['RECADINHO_SECRET'] ?? null }
}
