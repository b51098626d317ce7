import type PhotoSwipe from 'photoswipe'

/** Which picture of how many. */
export function addCounter(lightbox: PhotoSwipe, toLinkIndex: (index: number) => number) {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'place',
      className: 'pswp__counter',
      order: 5,
      isButton: false,
      onInit: element => {
        lightbox.on('change', () => {
          const place = toLinkIndex(lightbox.currIndex) + 1
          element.textContent = `${place} / ${lightbox.getNumItems()}`
        })
      },
    })
  })
}
