import { code, fields, number, responsive, select, text } from '#module-contract'

export const Props = fields({
  code: code({
    label: 'Code',
    help: 'HTML, with <style> and <script> where it needs them. Attributes such as onclick do not run.',
  }),
  name: text({
    label: 'Name',
    help: 'Says what it is where it is not shown yet: “Booking calendar”.',
    group: 'content',
    maxLength: 120,
    live: true,
  }),
  category: select({
    label: 'Consent category',
    help: 'Anything but “Necessary” waits until the visitor asks for it.',
    group: 'behaviour',
    permission: 'code.write',
    options: {
      necessary: 'Necessary',
      preferences: 'Preferences',
      statistics: 'Analytics',
      marketing: 'Marketing',
    },
    default: 'necessary',
  }),
  hosts: text({
    label: 'Hosts that it may load from',
    help: 'One per line. Those in src="…" and of stylesheets are known already.',
    placeholder: 'widgets.example.com',
    group: 'behaviour',
    permission: 'code.write',
    multiline: true,
    maxLength: 2000,
    live: true,
  }),
  width: select({
    label: 'Width',
    group: 'design',
    options: { column: 'As wide as its column', text: 'As wide as text' },
    default: 'column',
  }),
  frame: select({
    label: 'Frame',
    group: 'design',
    options: { none: 'None', line: 'Line', mat: 'Tinted frame' },
    default: 'none',
  }),
  height: responsive(
    number({
      label: 'Reserved height',
      help: 'Reserves space while loading, to prevent layout shift.',
      group: 'design',
      unit: 'px',
      integer: true,
      min: 0,
      max: 4000,
      default: 0,
    }),
  ),
})
