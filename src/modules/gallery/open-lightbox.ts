/** Loads the lightbox with the first picture that is opened; if that fails, the link leads to the picture. */
export async function openLightbox(link: HTMLAnchorElement): Promise<void> {
  try {
    const { showLightbox } = await import('./lightbox/lightbox.ts')
    showLightbox(link)
  } catch {
    location.href = link.href
  }
}
