import { fields, image, link, responsive, select, text, toggle } from '#module-kit'

export const Props = fields({
  image: image({ label: 'Picture' }),
  phoneImage: image({
    label: 'Another picture on phones',
    help: 'A crop that works on a narrow screen.',
  }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  ratio: responsive(
    select({
      label: 'Crop',
      group: 'design',
      options: {
        natural: 'As it is',
        '21/9': '21:9',
        '16/9': '16:9',
        '3/2': '3:2',
        '4/3': '4:3',
        '1/1': 'Square',
        '4/5': '4:5',
        '2/3': '2:3',
      },
      default: 'natural',
    }),
  ),
  focus: select({
    label: 'What a crop keeps',
    group: 'design',
    options: {
      center: 'The middle',
      top: 'The top',
      bottom: 'The bottom',
      left: 'The left',
      right: 'The right',
    },
    default: 'center',
  }),
  sizes: select({
    label: 'Shown at',
    help: 'How wide the picture is on the page, so that no browser loads more than it shows.',
    group: 'design',
    options: {
      full: 'The whole window',
      page: 'The page',
      half: 'Half the page',
      third: 'A third',
      quarter: 'A quarter',
    },
    default: 'page',
  }),
  priority: toggle({
    label: 'In the first screen',
    help: 'Loads before anything else. Use it for one picture of a page.',
    group: 'behaviour',
    default: false,
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
})
