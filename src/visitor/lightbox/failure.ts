import type PhotoSwipe from 'photoswipe'
import type { lightboxTexts } from './texts.ts'

/** Shows an error with a retry button for images that failed to load. */
export function addFailure(
  lightbox: PhotoSwipe,
  { failed, retry }: Pick<ReturnType<typeof lightboxTexts>, 'failed' | 'retry'>,
) {
  lightbox.addFilter('contentErrorElement', (element, { index }) => {
    element.role = 'alert'
    const words = document.createElement('p')
    words.textContent = failed
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.dataset.style = 'outline'
    button.textContent = retry
    button.addEventListener('click', () => lightbox.refreshSlideContent(index))
    element.replaceChildren(words, button)
    return element
  })
}
