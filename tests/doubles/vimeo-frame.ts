/**
 * Double of Vimeo's iframe as far as the player uses it: reports ready, answers methods, emits
 * subscribed events, and plays four times as fast. Records methods for tests.
 */
export const VIMEO_FRAME = `<!doctype html><title>Player</title><output></output><button>Play</button><script>
const duration = 40
const isPrivate = location.pathname.endsWith('/403')
const asked = new Set()
let seconds = Number(/#t=([\\d.]+)s/.exec(location.hash)?.[1] ?? 0)
let timer
const say = message => parent.postMessage(JSON.stringify(message), '*')
const tell = event => asked.has(event) && say({ event, data: { seconds, duration, percent: seconds / duration } })
const methods = {
  addEventListener(name) {
    asked.add(name)
    if (name === 'error' && isPrivate) say({ event: 'error', data: { name: 'PrivacyError', message: 'not here' } })
    if (name === 'timeupdate' && !isPrivate) methods.play()
  },
  getDuration: () => isPrivate || say({ method: 'getDuration', value: duration }),
  play() {
    clearInterval(timer)
    timer = setInterval(() => {
      seconds = Math.min(duration, seconds + 1)
      tell('timeupdate')
      if (seconds === duration) { clearInterval(timer); tell('ended') }
    }, 250)
    tell('play')
  },
  pause() { clearInterval(timer); tell('pause') },
  setCurrentTime(value) { seconds = value; tell('seeked'); tell('timeupdate') },
  setPlaybackRate: () => say({ event: 'error', data: { method: 'setPlaybackRate', name: 'Error', message: 'not allowed' } }),
}
addEventListener('message', ({ data: { method, value } }) => {
  if (method !== 'addEventListener') document.querySelector('output').append(method + '(' + (value ?? '') + ') ')
  methods[method]?.(value)
})
document.querySelector('button').onclick = () => methods.play()
say({ event: 'ready' })
</script>`
