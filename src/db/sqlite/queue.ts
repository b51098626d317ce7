export type Release = () => void

/** FIFO mutex. Waits for its turn and returns the function that releases it. */
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
