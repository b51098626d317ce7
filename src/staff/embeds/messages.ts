import type { Translations } from '../locale.ts'

/** Texts about title and image loaded from a provider. */
export const embedMessages: Translations = {
  en: {
    fetch: 'Fetch title and image from {provider}',
    fetchImage: 'Fetch image from {provider}',
    asking: 'Fetching from {provider} …',
    found: 'Fetched from {provider}. The image is in the media library.',
    noImage: 'Fetched from {provider}, which has no image of it.',
    imageMissing: 'The title was fetched from {provider}; the image could not be loaded.',
    again: 'Try again',
  },
  de: {
    fetch: 'Titel und Bild von {provider} holen',
    fetchImage: 'Bild von {provider} holen',
    asking: 'Wird von {provider} geholt …',
    found: 'Von {provider} geholt. Das Bild liegt in der Mediathek.',
    noImage: 'Von {provider} geholt, wo es kein Bild davon gibt.',
    imageMissing: 'Der Titel wurde von {provider} geholt; das Bild ließ sich nicht laden.',
    again: 'Erneut versuchen',
  },
}
