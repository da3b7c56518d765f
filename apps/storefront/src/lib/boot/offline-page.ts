/* All the script of the page that stands in for another without a connection. */
let leaving = false
addEventListener('click', () => {
  leaving = true
})
// The page itself, once it can be had; unless the reader is on the way to another.
addEventListener('online', () => {
  if (!leaving) location.reload()
})
