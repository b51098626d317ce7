import { partFields, repeatField, trackFields } from '#media-ui'
import { fields, image, mediaFile, richText, select, text, toggle } from '#module-contract'

export const Props = fields({
  file: mediaFile({ label: 'Audio', kinds: ['audio'] }),
  url: text({
    label: 'Or the address of a file or stream',
    help: 'Nothing is loaded from there before a visitor presses play.',
    placeholder: 'https://…',
    maxLength: 500,
    live: true,
  }),
  title: text({ label: 'Title', maxLength: 200 }),
  artist: text({ label: 'Artist or series', maxLength: 200 }),
  body: richText({ label: 'Text' }),
  cover: image({ label: 'Cover image' }),
  ...trackFields,
  ...partFields,
  loop: repeatField,
  download: toggle({ label: 'Download link', group: 'behaviour', default: false }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { card: 'Card with a small cover', cover: 'Large cover', line: 'Line' },
    default: 'card',
  }),
})
