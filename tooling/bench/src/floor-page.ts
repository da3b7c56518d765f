import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The minimal page: hand-written, one file, no script, no font, and a single shape as its picture. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A floor to compare with</title>
<meta name="description" content="A page without script, fonts or pictures: nothing can be faster here.">
<link rel="canonical" href="http://localhost/">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>A message for your child</h1>
<p>Spoken by a character that they love, within 24 hours.</p>
<svg width="200" height="200" viewBox="0 0 10 10" role="img" aria-label="A circle"><circle cx="5" cy="5" r="4" fill="#8b1a1a"/></svg>
<p><a href="/">Order one for the next birthday</a></p>
</main>
</body>
</html>
`

/** A folder that the web server can serve as an app, with the minimal page as its home page. */
export function floorSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'recadinho-floor-'))
  for (const page of ['en', 'en/404']) {
    mkdirSync(join(root, page), { recursive: true })
    for (const sheet of ['index.html', 'index.chosen.html']) writeFileSync(join(root, page, sheet), html)
  }
  return root
}
