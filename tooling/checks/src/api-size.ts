import { projectFiles, read } from './tree.ts'

/** At this many lines a file is a fragment: it belongs to the file that uses it, or with its siblings. */
const fragmentLines = 20

/** The API's own source: tests, generated code and catalogs excluded. */
export function apiSize() {
  const files = projectFiles()
    .filter((file) => /^apps\/api\/src\/(?!locales\/).*(?<!\.test)\.ts$/.test(file))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .toSorted((one, other) => one.lines - other.lines)
  return {
    files,
    lines: files.reduce((sum, file) => sum + file.lines, 0),
    fragments: files.filter(({ lines }) => lines <= fragmentLines),
    longest: files.at(-1),
  }
}
