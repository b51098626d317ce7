import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatInvoiceNumber, type InvoiceSettings, missingSellerFields } from '#shop/schema'
import { Entries } from '../../forms/Entries.tsx'

const label = (key: string) => `resources.settings.invoices.${key}`
const source = (path: string) => `shop.invoices.${path}`
const choices = (key: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: label(`${key}Choices.${id}`) }))
const toText = (value: string | null) => value ?? ''
const toWhole = (value: string) => Math.trunc(Number(value)) || 0

const SELLER = [
  ['name', 200],
  ['address', 200],
  ['postcode', 20],
  ['city', 100],
  ['vatId', 20],
  ['taxNumber', 40],
  ['register', 200],
  ['managers', 200],
  ['phone', 50],
] as const
const ACCOUNT = [
  ['accountOwner', 70],
  ['bank', 100],
  ['iban', 42],
  ['bic', 11],
] as const
const FORMAT = /^[A-Za-z0-9/_. -]*(\{year\}[A-Za-z0-9/_. -]*)?\{number\}[A-Za-z0-9/_. -]*$/
const ACCOUNT_NUMBER = /^\d{0,9}$/

/** Settings of invoices: seller, numbers, texts and accounts of the booking list. */
export function InvoicesTab() {
  return (
    <>
      <MissingData />
      <SelectInput
        source={source('create')}
        label={label('create')}
        choices={choices('create', ['paid', 'completed', 'manual'])}
        validate={required()}
        helperText={label('createHelp')}
      />
      <SelectInput
        source={source('send')}
        label={label('send')}
        choices={choices('send', ['attach', 'mail', 'none'])}
        validate={required()}
        helperText={false}
      />
      <Heading name="seller" />
      <Texts fields={SELLER} />
      <Heading name="account" />
      <Texts fields={ACCOUNT} />
      <Heading name="numbers" />
      <Numbers kind="invoice" />
      <Numbers kind="creditNote" />
      <Heading name="texts" />
      <NumberInput
        source={source('paymentDays')}
        label={label('paymentDays')}
        validate={[required(), minValue(0), maxValue(365)]}
        parse={toWhole}
      />
      <TextInput
        source={source('terms')}
        label={label('terms')}
        parse={toText}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
        helperText={label('termsHelp')}
      />
      <SmallBusiness />
      <TextInput
        source={source('footer')}
        label={label('footer')}
        parse={toText}
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <NumberInput
        source={source('keepYears')}
        label={label('keepYears')}
        validate={[required(), minValue(1), maxValue(30)]}
        parse={toWhole}
        helperText={label('keepYearsHelp')}
      />
      <Bookings />
    </>
  )
}

function Heading({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
      {translate(label(`headings.${name}`))}
    </Typography>
  )
}

function Texts({ fields }: { fields: readonly (readonly [string, number])[] }) {
  return fields.map(([name, maxLength]) => (
    <TextInput
      key={name}
      source={source(`seller.${name}`)}
      label={label(`sellerFields.${name}`)}
      parse={toText}
      slotProps={{ htmlInput: { maxLength } }}
      helperText={name === 'vatId' ? label('vatIdHelp') : false}
    />
  ))
}

/** Invoices are not created before the mandatory data is entered. */
function MissingData() {
  const translate = useTranslate()
  const shop = useWatch({ name: 'shop' })
  if (!shop?.invoices) return null
  const missing = missingSellerFields(shop)
  if (missing.length === 0) return null
  const fields = missing.map(name => translate(label(`sellerFields.${name}`))).join(', ')
  return <Alert severity="warning">{translate(label('missing'), { fields })}</Alert>
}

function Numbers({ kind }: { kind: 'invoice' | 'creditNote' }) {
  const translate = useTranslate()
  const numbers: InvoiceSettings['numbers'][typeof kind] | undefined = useWatch({
    name: source(`numbers.${kind}`),
  })
  const year = new Date().getFullYear()
  const start = Number(numbers?.start) || 1
  const isValid = numbers !== undefined && FORMAT.test(numbers.format ?? '')
  const example = isValid
    ? formatInvoiceNumber(
        { format: numbers.format, digits: Math.min(Number(numbers.digits) || 1, 10) },
        { year, sequence: start },
      )
    : '–'
  return (
    <>
      <TextInput
        source={source(`numbers.${kind}.format`)}
        label={label(`formats.${kind}`)}
        validate={[required(), regex(FORMAT, label('formatWrong'))]}
        slotProps={{ htmlInput: { maxLength: 30, dir: 'ltr' } }}
        helperText={translate(label('formatHelp'), { example })}
      />
      <NumberInput
        source={source(`numbers.${kind}.digits`)}
        label={label('digits')}
        validate={[required(), minValue(1), maxValue(10)]}
        parse={toWhole}
        helperText={false}
      />
      <NumberInput
        source={source(`numbers.${kind}.start`)}
        label={label('start')}
        validate={[required(), minValue(1), maxValue(1e9)]}
        parse={toWhole}
        helperText={label('startHelp')}
      />
      <BooleanInput source={source(`numbers.${kind}.yearly`)} label={label('yearly')} />
    </>
  )
}

function SmallBusiness() {
  const isEnabled: boolean = useWatch({ name: source('smallBusiness.enabled') })
  return (
    <>
      <BooleanInput
        source={source('smallBusiness.enabled')}
        label={label('smallBusiness')}
        helperText={label('smallBusinessHelp')}
      />
      {isEnabled && (
        <TextInput
          source={source('smallBusiness.notice')}
          label={label('smallBusinessNotice')}
          parse={toText}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          helperText={label('smallBusinessNoticeHelp')}
        />
      )}
    </>
  )
}

/** Accounts of the booking list. */
function Bookings() {
  const translate = useTranslate()
  const number = [regex(ACCOUNT_NUMBER, label('accountWrong'))]
  const field = (name: string) => (
    <TextInput
      source={source(`bookings.${name}`)}
      label={label(`bookings.${name}`)}
      parse={toText}
      validate={number}
      helperText={false}
    />
  )
  return (
    <>
      <Heading name="bookings" />
      <Typography color="textSecondary">{translate(label('bookingsHelp'))}</Typography>
      {field('consultant')}
      {field('client')}
      <NumberInput
        source={source('bookings.accountLength')}
        label={label('bookings.accountLength')}
        validate={[required(), minValue(4), maxValue(8)]}
        parse={toWhole}
        helperText={false}
      />
      {field('debtor')}
      {field('reverseCharge')}
      {field('export')}
      <ArrayInput
        source={source('bookings.rates')}
        label={label('bookings.rates')}
        helperText={false}
      >
        <Entries columns="1fr 1fr 1fr">
          <NumberInput
            source="ppm"
            label={label('bookings.percent')}
            format={(ppm: number | undefined) => (ppm === undefined ? '' : ppm / 10_000)}
            parse={(percent: string) => Math.round(Number(percent) * 10_000)}
            validate={[required(), minValue(0), maxValue(1_000_000)]}
          />
          <TextInput
            source="account"
            label={label('bookings.account')}
            parse={toText}
            validate={[required(), ...number]}
          />
          <TextInput
            source="taxKey"
            label={label('bookings.taxKey')}
            parse={toText}
            format={toText}
            validate={regex(/^\d{0,4}$/, label('accountWrong'))}
          />
        </Entries>
      </ArrayInput>
    </>
  )
}
