import { fields, image, list, mediaFile, select, text, toggle } from '#module-contract'
import { LANGUAGE_NAMES } from '../media-languages.ts'

const addressField = (options: {
  label: string
  help: string
  describes?: { title: string; poster: string }
}) => text({ ...options, placeholder: 'https://…', group: 'content', maxLength: 500, live: true })

/**
 * A video of the library, a provider or another URL, and its poster.
 * @param title Related field with the title.
 */
export const videoFields = (title: 'name' | 'title') => ({
  file: mediaFile({ label: 'Video', kinds: ['video'] }),
  url: addressField({
    label: 'Or the address of a video',
    help: 'On YouTube or Vimeo, or of a file or stream (MP4, WebM, HLS, DASH, FLV). Nothing is loaded from there before a visitor presses play.',
    describes: { title, poster: 'poster' },
  }),
  alternatives: list({
    label: 'Alternative sources',
    help: 'Tried in this order when the video cannot be played.',
    of: fields({
      file: mediaFile({ label: 'Video', kinds: ['video'] }),
      url: addressField({
        label: 'Or the address of a video',
        help: 'Of a file or stream, on YouTube or Vimeo.',
      }),
    }),
    itemLabel: 'url',
    max: 10,
  }),
  poster: image({ label: 'Image over the video' }),
})

/** WebVTT and DFXP media types. */
export const CAPTION_TYPES = 'text/vtt,application/ttml+xml'

/** Captions, chapters and transcript. */
export const trackFields = {
  captions: mediaFile({
    label: 'Captions (WebVTT or DFXP)',
    help: 'In the language of the page.',
    kinds: ['file'],
    mime: CAPTION_TYPES,
  }),
  tracks: list({
    label: 'More tracks',
    help: 'Captions in other languages, and chapters.',
    of: fields({
      file: mediaFile({ label: 'File (WebVTT or DFXP)', kinds: ['file'], mime: CAPTION_TYPES }),
      kind: select({
        label: 'Type',
        options: {
          captions: 'Captions',
          subtitles: 'Subtitles',
          chapters: 'Chapters',
          descriptions: 'Audio description',
        },
        default: 'captions',
      }),
      language: select({
        label: 'Language',
        options: { '': 'Language of the page', ...LANGUAGE_NAMES },
        default: '',
      }),
    }),
    itemLabel: 'language',
    max: 30,
  }),
  transcript: toggle({
    label: 'Transcript',
    help: 'Shows the captions as text below, to be read and searched.',
    group: 'behaviour',
    default: false,
  }),
}
