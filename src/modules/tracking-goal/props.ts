import { fields, text } from '#module-contract'

export const Props = fields({
  test: text({
    label: 'Split test ID',
    help: 'You find the ID in the test’s report. Leave it empty to count for every test whose goal is a visit to such a page.',
    group: 'behaviour',
    maxLength: 12,
    live: true,
  }),
})
