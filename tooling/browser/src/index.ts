export { definedEnv } from './defined-env.ts'
export { findBrowser, type Browser } from './find-browser.ts'
