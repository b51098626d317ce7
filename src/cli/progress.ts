const EVERY_MS = 2000

/** Prints to standard error, at most one line every two seconds and none for short work. */
export function createProgress<Progress>(toLine: (progress: Progress) => string) {
  let printedAt = Date.now()
  return (progress: Progress) => {
    if (Date.now() - printedAt < EVERY_MS) return
    printedAt = Date.now()
    process.stderr.write(`${toLine(progress)}\n`)
  }
}

export const toMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
