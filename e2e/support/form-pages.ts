import type { FormWords } from './form-words.ts'
import { link, type Node, paragraph, words } from './put-popup.ts'

/** Content above and around the shown element. */
export const pageAround = ({ title, text }: FormWords, content: Node[]): Node[] => [
  {
    type: 'section',
    props: {
      id: 'all',
      content: [words('page-title', title, 'h1'), paragraph('page-text', text), ...content],
    },
  },
]

export const besidePicture = (node: Node): Node => ({
  type: 'row',
  props: {
    id: 'row',
    layout: '3-2',
    columns: [
      { type: 'column', props: { id: 'start', content: [node] } },
      {
        type: 'column',
        props: {
          id: 'end',
          content: [
            {
              type: 'image',
              props: {
                id: 'picture',
                image: { media: 'studio-wheel' },
                ratio: '4/3',
                sizes: 'half',
              },
            },
          ],
        },
      },
    ],
  },
})

/** A popup opened by the page's button. */
export const popupOf = ({ popup }: FormWords, name: string): Node => ({
  type: 'popup',
  props: {
    id: 'frame',
    name,
    content: [
      words('popup-title', popup.title),
      paragraph('popup-text', popup.text),
      link('popup-link', popup.button, '/contact'),
    ],
  },
})

export const barOf = ({ bar }: FormWords, name: string): Node => ({
  type: 'popup',
  props: {
    id: 'frame',
    name,
    title: bar,
    kind: 'bar',
    place: 'bottom',
    trigger: 'delay',
    at: 0,
    content: [paragraph('bar-text', bar)],
  },
})

export const signUpOf = ({ list, listText }: FormWords, listId: string): Node => ({
  type: 'newsletter',
  props: {
    id: 'letters',
    title: list,
    text: listText,
    list: listId,
    firstName: true,
    asksConsent: true,
    layout: 'split',
  },
})

/** A booking form with steps, a condition and a price. */
export function bookingOf({ form }: FormWords): Node {
  const [step, group, you] = form.steps
  const own = form.courses[2]
  const ofGroup = { rules: [{ field: 'course', operator: 'is', value: own }] }
  const prices = [180, 95, 85]
  const options = form.courses.map((label, index) => ({ label, value: prices[index] }))
  return {
    type: 'contact-form',
    props: {
      id: 'booking',
      title: form.title,
      submitLabel: form.send,
      captcha: false,
      resume: true,
      fields: [
        { id: 'which', label: step, type: 'step' },
        { id: 'course', label: form.course, type: 'radio', options },
        { id: 'group', label: group, type: 'step', ...ofGroup },
        { id: 'day', label: form.day, type: 'date', min: '+7', half: true },
        { id: 'from', label: form.from, type: 'time', half: true },
        { id: 'people', label: form.people, type: 'range', min: '4', max: '12', step: '1' },
        { id: 'occasion', label: form.occasion, type: 'text', required: false },
        { id: 'you', label: you, type: 'step' },
        { id: 'name', label: form.name, half: true },
        { id: 'email', label: form.email, type: 'email', half: true },
        { id: 'rating', label: form.rating, type: 'rating', required: false },
        { id: 'pictures', label: form.pictures, type: 'file', required: false, maxFiles: 3 },
        {
          id: 'price',
          label: form.price,
          type: 'calculation',
          formula: '{course} * max(1, {people})',
          decimals: 0,
          before: '€ ',
        },
        { id: 'terms', label: form.consent, type: 'consent', content: `<p>${form.terms}</p>` },
      ],
    },
  }
}
