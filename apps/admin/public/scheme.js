// Before anything is painted: the scheme that was selected in this browser (`src/lib/scheme.ts`).
try {
  const scheme = localStorage.getItem('recadinho_scheme')
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.dataset.scheme = scheme
    document.querySelector('meta[name="color-scheme"]').content = scheme
  }
} catch {
  // A browser that keeps nothing follows its system.
}
