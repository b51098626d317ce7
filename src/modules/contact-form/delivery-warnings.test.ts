import { expect, it } from 'vitest'
import { findDeliveryWarnings } from './delivery-warnings.ts'
import { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

const warningsOf = (props: object) =>
  findDeliveryWarnings({ ...Props.defaults, ...props } as Parameters<
    typeof findDeliveryWarnings
  >[0])
const [first] = Props.defaults.fields
const choice = { ...first, id: 'topic', type: 'select' as const, options: [{ label: 'Bowls' }] }

it('warns of addresses, rules and hooks that cannot work, and of nothing else', () => {
  expect(warningsOf({})).toEqual([])
  const fields = [...Props.defaults.fields, choice]
  expect(
    warningsOf({
      fields,
      to: 'a@x.example',
      recipients: [{ field: 'topic', value: 'Bowls', to: 'b@x.example' }],
      confirm: true,
      webhook: 'https://hooks.example/x',
    }),
  ).toEqual([])
  expect(
    warningsOf({
      fields,
      to: 'a@x.example, nobody',
      recipients: [
        { field: 'gone', value: 'Bowls', to: 'b@x.example' },
        { field: 'topic', value: 'Cups', to: '' },
      ],
      webhook: 'http://hooks.example',
    }),
  ).toEqual([
    { text: warningTexts.address, value: 'nobody' },
    { text: warningTexts.noField, value: 'gone' },
    { text: warningTexts.noAddress, value: 'Cups' },
    { text: warningTexts.noOption, value: 'Cups' },
    { text: warningTexts.insecureWebhook, value: 'http://hooks.example' },
  ])
})

it('warns of a confirmation without a recipient', () => {
  const confirm = { confirm: true, captcha: false, botCheck: false, fields: [choice] }
  expect(warningsOf(confirm).map(({ text }) => text)).toEqual([
    warningTexts.noEmailField,
    warningTexts.unguarded,
  ])
  expect(warningsOf({ to: 'var:abc', webhook: 'var:abc' })).toEqual([])
})
