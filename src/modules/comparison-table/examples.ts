import type { Example } from '#module-contract'

const yes = { mark: 'yes' }
const no = { mark: 'no' }
const words = (text: string) => ({ mark: 'text', text })

const rows = [
  { label: 'In use', isGroup: true },
  { label: 'Dishwasher', cells: [yes, yes, no] },
  {
    label: 'Oven',
    help: 'Not straight from the fridge.',
    cells: [{ ...yes, text: 'up to 220 °C' }, { ...yes, text: 'up to 180 °C' }, no],
  },
  { label: 'Microwave', cells: [yes, no, no] },
  { label: 'Made of', isGroup: true },
  { label: 'Weight', cells: [words('340 g'), words('280 g'), words('190 g')] },
  { label: 'Time to make', cells: [words('Two weeks'), words('Three weeks'), words('Six weeks')] },
  { label: 'Colors', cells: [words('12'), words('4'), words('1')] },
]

export const examples: Example[] = [
  {
    name: 'Lines, one column featured, with buttons',
    props: {
      title: 'Which one is for you',
      columns: [
        { name: 'Everyday', label: 'See it', link: { url: '/shop' }, style: 'outline' },
        { name: 'Sunday', label: 'See it', link: { url: '/shop' }, featured: true },
        { name: 'Once a year', label: 'See it', link: { url: '/shop' }, style: 'outline' },
      ],
      rows,
      note: '<p>Measured on ten pieces of each kind.</p>',
    },
  },
  {
    name: 'Striped, with images',
    props: {
      layout: 'striped',
      align: 'start',
      columns: ['Everyday', 'Sunday', 'Once a year'].map(name => ({
        name,
        image: { media: 'placeholder', alt: '' },
        description: 'For breakfast and dinner',
      })),
      rows: rows.filter(row => !row.isGroup),
    },
  },
  {
    name: 'Boxes, many columns',
    props: {
      layout: 'boxes',
      columns: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        name => ({ name }),
      ),
      rows: ['Morning', 'Afternoon', 'Evening'].map((label, row) => ({
        label,
        cells: Array.from({ length: 7 }, (_, day) => ((row + day) % 3 === 0 ? no : yes)),
      })),
    },
  },
]
