import type PhotoSwipe from 'photoswipe'

type Content = NonNullable<PhotoSwipe['currSlide']>['content']

/** Moves a page's video with its player into the lightbox while shown, then back, paused. */
export function addVideos(lightbox: PhotoSwipe) {
  let bringBack = () => {}

  const playerOf = ({ type, data }: Content) =>
    type === 'video' ? data.element?.parentElement?.querySelector('[data-player]') : undefined

  lightbox.on('contentLoad', event => {
    const { content } = event
    if (content.type !== 'video') return
    event.preventDefault()
    content.element = document.createElement('div')
    content.element.className = 'lightbox-video'
    content.onLoaded()
  })
  lightbox.on('contentActivate', ({ content }) => {
    const player = playerOf(content)
    if (!player || !content.element) return
    bringBack()
    const place = document.createComment('')
    player.replaceWith(place)
    content.element.append(player)
    bringBack = () => {
      player.dispatchEvent(new Event('player-leave'))
      place.replaceWith(player)
      bringBack = () => {}
    }
  })
  lightbox.on('contentDeactivate', ({ content }) => {
    if (content.type === 'video') bringBack()
  })
  lightbox.on('close', () => bringBack())
  lightbox.on('destroy', () => bringBack())

  const isInPlayer = ({ target }: Event) =>
    target instanceof Element && target.closest('.lightbox-video [data-player]') !== null
  lightbox.on('pointerDown', event => {
    if (isInPlayer(event.originalEvent)) event.preventDefault()
  })
  // Arrow keys belong to the player while it has the focus.
  lightbox.on('keydown', event => {
    const { key } = event.originalEvent
    if (key !== 'Escape' && key !== 'Tab' && isInPlayer(event.originalEvent)) event.preventDefault()
  })
}
