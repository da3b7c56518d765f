/* All the script of the page that stands in for another without a connection. */
addEventListener('online', () => location.reload())
