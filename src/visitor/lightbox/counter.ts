import type PhotoSwipe from 'photoswipe'

/** Shows the position among all images. */
export function addCounter(lightbox: PhotoSwipe, toPlace: (index: number) => number) {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'place',
      className: 'pswp__counter',
      order: 5,
      isButton: false,
      onInit: element => {
        lightbox.on('change', () => {
          const count = lightbox.getNumItems()
          element.textContent = count > 1 ? `${toPlace(lightbox.currIndex) + 1} / ${count}` : ''
        })
      },
    })
  })
}
