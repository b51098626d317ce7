import type PhotoSwipe from 'photoswipe'
import type { LightboxSlide } from './slide-data.ts'

/** Title and caption of the current image, announced to screen readers. */
export function addCaption(lightbox: PhotoSwipe) {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: element => {
        element.setAttribute('aria-live', 'polite')
        const title = document.createElement('strong')
        const words = document.createElement('span')
        element.append(title, words)
        lightbox.on('change', () => {
          const slide = lightbox.currSlide?.data as LightboxSlide | undefined
          title.textContent = slide?.title ?? ''
          words.textContent = slide?.words ?? ''
          element.hidden = !slide?.title && !slide?.words
        })
      },
    })
  })
}
