export type Release = () => void

/** Whoever takes a place waits until those before have released theirs. */
export function createQueue(): () => Promise<Release> {
  let last = Promise.resolve()
  return async () => {
    const before = last
    let release: Release = () => {}
    last = new Promise(resolve => {
      release = resolve
    })
    await before
    return release
  }
}
