export interface LandingPageLinks {
  /** Origin of the shop. */
  shop: string
  /** Origin of the tracking script and of its server; the shop's, except where a test records events itself. */
  tracking: string
  /** The site's key at the shop. */
  site: string
}

const pages = {
  '/': {
    title: 'A gift that says their name',
    text: 'We found a shop that makes a video for one child, with the characters they love.',
  },
  '/how-it-works': {
    title: 'How it works',
    text: 'You choose the characters, say something about the child, and get a link to the video.',
  },
}
type PagePath = keyof typeof pages

/** The pages that have one of their own; any other path shows the first. */
export const isPagePath = (path: string): path is PagePath => path in pages

/** Where the page's own script is served. */
export const scriptPath = '/page.js'

export const landingPage = (path: PagePath, { shop, tracking, site }: LandingPageLinks): string => {
  const { title, text } = pages[path]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 1rem; color: #222 }
  nav, form, .more { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center }
  a, button { font: inherit; padding: .5rem 0; color: #5b21b6 }
  button { padding: .5rem 1rem; border: 1px solid; border-radius: .5rem; background: none; cursor: pointer }
  form { position: sticky; bottom: 0; padding: 1rem; background: #f4f0fa; border-radius: .5rem }
  form p { flex: 1 1 12rem; margin: 0 }
  [hidden] { display: none }
</style>
<script src="${scriptPath}"></script>
<script async src="${tracking}/t.js" data-site="${site}" data-link="${new URL(shop).hostname}" data-consent="pending"></script>
<nav aria-label="Pages"><a href="/">Home</a> <a href="/how-it-works">How it works</a></nav>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a id="order" href="${shop}/?lang=en&amp;code=ANA">Order a video</a></p>
  <div class="more">
    <button type="button" id="call">Ask for a call</button>
    <button type="button" id="gallery">Open the gallery</button>
  </div>
</main>
<form id="question" hidden aria-label="Measuring visits">
  <p>May we count your visit?</p>
  <button value="granted">Accept</button>
  <button value="exempt">Only count</button>
  <button value="denied">Refuse</button>
</form>
`
}

/**
 * The page's own script: keeps calls until the tracking script has loaded, reports the answer about consent on each page,
 * and passes on an affiliate's code given in the address.
 */
export const pageScript = `
window.recadinho = window.recadinho || function () { (recadinho.q = recadinho.q || []).push(arguments) }
const answered = localStorage.getItem('consent')
if (answered) recadinho('consent', answered)

addEventListener('DOMContentLoaded', () => {
  const find = (id) => document.getElementById(id)
  find('question').hidden = answered !== null
  find('question').addEventListener('submit', (event) => {
    event.preventDefault()
    localStorage.setItem('consent', event.submitter.value)
    recadinho('consent', event.submitter.value)
    find('question').hidden = true
  })
  const code = new URLSearchParams(location.search).get('code') ?? sessionStorage.getItem('code')
  if (code) {
    sessionStorage.setItem('code', code)
    const link = new URL(find('order').href)
    link.searchParams.set('code', code)
    find('order').href = link
  }
  find('call').addEventListener('click', () => recadinho('track', 'CTAClick', { cta_location: 'call' }))
  find('gallery').addEventListener('click', () => history.pushState(null, '', '/gallery'))
})
`
