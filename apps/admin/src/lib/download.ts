/** Saves a file through the browser. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const downloadJson = (name: string, content: unknown): void =>
  downloadFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
