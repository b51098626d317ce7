import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useLocaleState,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CUSTOM_FIELD_KINDS, CUSTOM_FIELD_PLACES } from '#shop/schema'
import { LANGUAGES } from '#texts'
import { Entries } from '../../forms/Entries.tsx'
import { lines } from './choices.ts'

const label = (key: string) => `resources.settings.checkoutTab.${key}`
const KINDS = CUSTOM_FIELD_KINDS.map(id => ({ id, name: label(`kinds.${id}`) }))
const PLACES = CUSTOM_FIELD_PLACES.map(id => ({ id, name: label(`places.${id}`) }))
const toText = (value: string | null) => value ?? ''

/** Notes, reminders of carts, and fields that the owner adds to the checkout. */
export function CheckoutTab() {
  return (
    <>
      <BooleanInput
        source="shop.checkout.orderNote"
        label={label('orderNote')}
        helperText={label('orderNoteHelp')}
      />
      <BooleanInput
        source="shop.checkout.giftNote"
        label={label('giftNote')}
        helperText={label('giftNoteHelp')}
      />
      <BooleanInput
        source="shop.cartReminders.enabled"
        label={label('reminders')}
        helperText={label('remindersHelp')}
      />
      <ReminderInputs />
      <ArrayInput
        source="shop.checkout.fields"
        label={label('fields')}
        helperText={label('fieldsHelp')}
      >
        <Entries>
          <CheckoutFieldInputs />
        </Entries>
      </ArrayInput>
    </>
  )
}

/** Shown if reminders are on. */
function ReminderInputs() {
  const isEnabled: boolean = useWatch({ name: 'shop.cartReminders.enabled' })
  if (!isEnabled) return null
  return (
    <>
      <NumberInput
        source="shop.cartReminders.hours"
        label={label('reminderHours')}
        validate={[required(), minValue(1), maxValue(720)]}
        helperText={label('reminderHoursHelp')}
      />
      <NumberInput
        source="shop.cartReminders.secondHours"
        label={label('reminderSecondHours')}
        validate={[minValue(0), maxValue(720)]}
        format={(hours: number) => hours || null}
        parse={(value: string) => Math.trunc(Number(value)) || 0}
        helperText={label('reminderSecondHoursHelp')}
      />
      <TextInput
        source="shop.cartReminders.coupon"
        label={label('reminderCoupon')}
        validate={maxLength(60)}
        parse={toText}
        helperText={label('reminderCouponHelp')}
      />
    </>
  )
}

function CheckoutFieldInputs() {
  const source = useSourceContext()
  const kind: string = useWatch({ name: source.getSource('kind') }) ?? 'text'
  return (
    <Box sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}>
      <FieldId />
      {/* Leaves room for the entry's buttons. */}
      <Box sx={{ paddingInlineEnd: { sm: '120px' }, paddingBlockStart: { xs: 5, sm: 0 } }}>
        <FieldTexts hasOptions={kind === 'select'} isMain />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="kind"
          label={label('kind')}
          choices={KINDS}
          defaultValue="text"
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="place"
          label={label('place')}
          choices={PLACES}
          defaultValue="order"
          validate={required()}
          helperText={false}
        />
      </Box>
      <BooleanInput
        source="required"
        label={label('required')}
        defaultValue={false}
        helperText={false}
      />
      <Translations hasOptions={kind === 'select'} />
    </Box>
  )
}

/** Orders store the field's id, so it is permanent. */
function FieldId() {
  const source = useSourceContext().getSource('id')
  const { field } = useInput({ source: 'id', defaultValue: crypto.randomUUID() })
  return <input type="hidden" name={source} value={field.value ?? ''} readOnly />
}

/** Label, help and options of the field, or of one of its translations. */
function FieldTexts({
  hasOptions,
  isMain = false,
  at = '',
}: {
  hasOptions: boolean
  isMain?: boolean
  /** Prefix of the sources. */
  at?: string
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        source={`${at}label`}
        label={label('label')}
        validate={isMain ? [required(), maxLength(200)] : maxLength(200)}
        parse={toText}
        defaultValue=""
        helperText={false}
      />
      <TextInput
        source={`${at}help`}
        label={label('help')}
        validate={maxLength(500)}
        parse={toText}
        defaultValue=""
        helperText={false}
      />
      {hasOptions && (
        <TextInput
          source={`${at}options`}
          label={label('options')}
          format={lines.format}
          parse={lines.parse}
          defaultValue={[]}
          validate={isMain ? required() : undefined}
          multiline
          maxRows={8}
          helperText={label(isMain ? 'optionsHelp' : 'translatedOptionsHelp')}
        />
      )}
    </Box>
  )
}

function Translations({ hasOptions }: { hasOptions: boolean }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'div' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        {translate(label('translations'))}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {translate(label('translationsHelp'))}
        </Typography>
        {LANGUAGES.map(language => (
          <Box key={language} component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
            <Typography component="legend" variant="h3" sx={{ marginBlockEnd: 1 }}>
              {names.of(language)}
            </Typography>
            <FieldTexts hasOptions={hasOptions} at={`translations.${language}.`} />
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  )
}
