import { PLAYER } from '../constants.ts'
import { makeButton, setButton } from './button.ts'
import { makeElement } from './make-element.ts'
import type { Player } from './player.ts'

/** Mute button and volume slider. */
export function makeVolume(player: Player): HTMLElement {
  const { say } = player
  const button = makeButton('sound', say('mute'), () => {
    player.media.muted = !player.media.muted
  })
  const slider = makeElement('input', {
    type: 'range',
    min: 0,
    max: 1,
    step: PLAYER.volumeStep,
    'aria-label': say('volume'),
    dir: 'ltr',
  })
  slider.addEventListener('input', () => {
    player.media.volume = Number(slider.value)
    player.media.muted = slider.value === '0'
  })
  function update() {
    const { volume, muted } = player.media
    const isSilent = muted || volume === 0
    setButton(button, isSilent ? 'muted' : 'sound', say(isSilent ? 'unmute' : 'mute'))
    slider.value = isSilent ? '0' : String(volume)
    slider.style.setProperty('--volume', `${Number(slider.value) * 100}%`)
    slider.setAttribute('aria-valuetext', `${Math.round(Number(slider.value) * 100)} %`)
  }
  player.on(['volumechange', 'loadedmetadata'], update)
  update()
  return makeElement('span', { class: 'media-volume' }, button, slider)
}
