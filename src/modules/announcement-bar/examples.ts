import type { Example } from '#module-contract'
import type { AnnouncementData } from './load.server.ts'

const delivery = { text: 'Orders of more than €80 are delivered free of charge.', icon: 'truck' }
const course = {
  text: 'Two places are left for the course in March.',
  linkText: 'Book one',
  link: { url: '/contact' },
}
const holiday = { text: 'We are closed from 24 December to 6 January.', icon: 'calendar' }

export const examples: Example<AnnouncementData>[] = [
  {
    name: 'Three messages, one after the other',
    props: { messages: [delivery, course, holiday] },
    data: { shown: [0, 1, 2], key: 'example-1' },
  },
  {
    name: 'One message, its link at the end',
    props: { messages: [course], layout: 'spread', tone: 'tint' },
    data: { shown: [0], key: 'example-2' },
  },
  {
    name: 'A card that stays',
    props: { messages: [holiday], layout: 'card', tone: 'accent', dismissible: false },
    data: { shown: [0], key: 'example-3' },
  },
]
