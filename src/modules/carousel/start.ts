import type { Start } from '#module-contract'

const slide = (media: string, title: string, text: string) => ({
  name: title,
  content: [
    { type: 'image', props: { id: 'image', image: { media }, ratio: '4/3' } },
    { type: 'heading', props: { id: 'title', text: title, level: 'h3', size: 'l' } },
    { type: 'text', props: { id: 'text', body: `<p>${text}</p>` } },
  ],
})

export const start: Start = {
  columns: { desktop: 3, tablet: 2, phone: 1 },
  slides: [
    slide('placeholder-square', 'At home', 'Rooms that are a pleasure to come back to.'),
    slide('placeholder', 'Chosen with care', 'A few good things instead of many.'),
    slide('placeholder-wide', 'Out of doors', 'Made for every season.'),
  ],
}
