/** A page of another site that uses everything the script offers. */
export const landingPage = (script: string, shop: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A landing page</title>
<style>
  body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  button, a { margin-inline-end: 1rem }
</style>
<script>window.recadinho=window.recadinho||function(){(recadinho.q=recadinho.q||[]).push(arguments)}</script>
<script async src="${script}/t.js" data-site="try" data-link="${new URL(shop).hostname}" data-consent="pending"></script>
<h1>A landing page</h1>
<p>Open it with <a href="/?utm_source=ads&amp;code=ANA">a campaign and an affiliate’s code</a>.</p>
<p>
  <button onclick="recadinho('consent','granted')">Accept</button>
  <button onclick="recadinho('consent','denied')">Refuse</button>
  <button onclick="recadinho('consent','exempt')">Measure only</button>
</p>
<p>
  <button onclick="recadinho('track','CTAClick',{cta_location:'hero'})">An event</button>
  <button onclick="history.pushState(null,'','/page-'+Math.round(performance.now()))">A page of a single-page application</button>
  <a href="${shop}/">To the shop</a>
</p>
</html>
`
