/* All the script of the page that is shown instead of another while offline. */
let leaving = false
addEventListener('click', () => {
  leaving = true
})
// Loads the page itself when it is available; unless the reader is leaving for another.
addEventListener('online', () => {
  if (!leaving) location.reload()
})
