import { isChoice, readAddresses } from '#forms/schema'
import { type ModuleWarning, type PropsOf, variableIdOf } from '#module-contract'
import type { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

type FormProps = Pick<
  PropsOf<typeof Props>,
  'fields' | 'to' | 'recipients' | 'confirm' | 'captcha' | 'botCheck' | 'webhook'
>

/** Probable mistakes in mails and webhooks. Deliveries that are possible still happen. */
export function findDeliveryWarnings(props: FormProps): ModuleWarning[] {
  return [
    ...invalidAddresses(props.to),
    ...props.recipients.flatMap(rule => [...ruleWarnings(rule, props.fields)]),
    ...confirmationWarnings(props),
    ...webhookWarnings(props.webhook.trim()),
  ]
}

const invalidAddresses = (to: string) =>
  // Values of variables are known when the form is sent.
  (variableIdOf(to) ? [] : readAddresses(to).invalid).map(value => ({
    text: warningTexts.address,
    value,
  }))

function* ruleWarnings(
  { field: id, value, to }: FormProps['recipients'][number],
  fields: FormProps['fields'],
): Generator<ModuleWarning> {
  yield* invalidAddresses(to)
  if (to.trim() === '') yield { text: warningTexts.noAddress, value }
  const field = fields.find(one => one.id === id)
  if (!field) yield { text: warningTexts.noField, value: id }
  else if (!isChoice(field) || !field.options.some(({ label }) => label === value)) {
    yield { text: warningTexts.noOption, value }
  }
}

function* confirmationWarnings({
  confirm,
  fields,
  captcha,
  botCheck,
}: FormProps): Generator<ModuleWarning> {
  if (!confirm) return
  if (!fields.some(({ type }) => type === 'email')) {
    yield { text: warningTexts.noEmailField }
  }
  if (!captcha && !botCheck) {
    yield { text: warningTexts.unguarded }
  }
}

function* webhookWarnings(url: string): Generator<ModuleWarning> {
  if (url !== '' && !variableIdOf(url) && URL.parse(url)?.protocol !== 'https:') {
    yield { text: warningTexts.insecureWebhook, value: url }
  }
}
