// Applies the scheme selected in this browser before the first paint (`src/lib/scheme.ts`).
try {
  const scheme = localStorage.getItem('recadinho_scheme')
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.dataset.scheme = scheme
    document.querySelector('meta[name="color-scheme"]').content = scheme
  }
} catch {
  // Without storage, the page follows the system.
}
