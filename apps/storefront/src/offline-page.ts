/* The only script of the page that is shown instead of another while offline. */
let leaving = false
addEventListener('click', () => {
  leaving = true
})
// Reloads once online, unless the visitor is leaving for another page.
addEventListener('online', () => {
  if (!leaving) location.reload()
})
