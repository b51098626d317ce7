/**
 * Double of YouTube's iframe as far as the player uses it: answers `listening`, follows commands,
 * reports state, and plays four times as fast. Records commands for tests.
 */
export const YOUTUBE_FRAME = `<!doctype html><title>Player</title><output></output><script>
const state = { duration: 120, currentTime: Number(new URLSearchParams(location.search).get('start')), playerState: -1, videoLoadedFraction: 0.5 }
const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info, channel: 'widget' }), '*')
const commands = {
  playVideo: () => ({ playerState: 1 }),
  pauseVideo: () => ({ playerState: 2 }),
  seekTo: seconds => ({ currentTime: seconds }),
}
let isHeard = false
setInterval(() => {
  if (state.playerState !== 1) return
  state.currentTime += 1
  if (state.currentTime >= state.duration) state.playerState = 0
  tell('infoDelivery', state)
}, 250)
addEventListener('message', ({ data }) => {
  const { event, func, args } = JSON.parse(data)
  if (event === 'listening' && !isHeard) {
    isHeard = true
    tell('onReady', null)
    Object.assign(state, { playerState: 1 })
    tell('infoDelivery', state)
  }
  if (event !== 'command') return
  document.querySelector('output').append(func + '(' + args.join(',') + ') ')
  Object.assign(state, commands[func]?.(...args))
  tell('infoDelivery', state)
})
if (location.pathname.endsWith('/forbidden00')) addEventListener('message', () => tell('onError', 150), { once: true })
</script>`
