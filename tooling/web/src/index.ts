export { startWeb, type Web, type WebOptions } from './web.ts'
