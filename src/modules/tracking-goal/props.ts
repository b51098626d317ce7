import { fields, text } from '#module-kit'

export const Props = fields({
  test: text({
    label: 'Split test ID',
    help: 'Its report shows it. Leave it empty for every test whose goal is a visit to such a page.',
    group: 'behaviour',
    maxLength: 12,
    live: true,
  }),
})
