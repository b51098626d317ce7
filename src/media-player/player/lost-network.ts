/**
 * Tells when nothing more comes because the network is gone. What has come is played to its end first; browsers and engines themselves would
 * try for half a minute.
 */
export function onLostNetwork(element: HTMLMediaElement, signal: AbortSignal, tell: () => void) {
  const check = () => {
    const isWaiting = !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
    if (isWaiting && !navigator.onLine) tell()
  }
  element.addEventListener('waiting', check, { signal })
  addEventListener('offline', check, { signal })
}
