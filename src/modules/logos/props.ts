import {
  fields,
  image,
  link,
  list,
  number,
  responsive,
  select,
  text,
  toggle,
} from '#module-contract'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  items: list({
    label: 'Logos',
    of: fields({
      image: image({ label: 'Logo' }),
      name: text({
        label: 'Name',
        help: 'Stands in place of a logo, and names its link.',
        group: 'behaviour',
        maxLength: 120,
      }),
      link: link({ label: 'Link' }),
    }),
    itemLabel: 'name',
    max: 80,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { row: 'In a line', grid: 'Grid', marquee: 'Marquee' },
    default: 'row',
  }),
  columns: responsive(
    number({ label: 'Columns', group: 'design', default: 4, min: 1, max: 8, integer: true }),
  ),
  height: responsive(
    number({
      label: 'Height of the logos',
      group: 'design',
      default: 40,
      min: 16,
      max: 200,
      unit: 'px',
    }),
  ),
  lines: toggle({
    label: 'Lines between',
    help: 'Grid only.',
    group: 'design',
    default: false,
  }),
  grey: toggle({
    label: 'Grayscale',
    help: 'A logo has its colors under the pointer.',
    group: 'design',
    default: true,
  }),
  seconds: number({
    label: 'Seconds for each logo',
    help: 'Of a marquee.',
    group: 'behaviour',
    default: 5,
    min: 1,
    max: 60,
    unit: 's',
  }),
  backwards: toggle({
    label: 'Move the other way',
    group: 'behaviour',
    default: false,
  }),
})
