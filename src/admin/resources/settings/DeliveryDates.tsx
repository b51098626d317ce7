import {
  BooleanInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectArrayInput,
  TextInput,
  useLocaleState,
} from 'react-admin'
import { lines } from './choices.ts'

const label = (key: string) => `resources.settings.shippingTab.dates.${key}`

/** A Sunday. */
const FIRST_DAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

/** From which dates of delivery are computed. */
export function DeliveryDates() {
  const [locale] = useLocaleState()
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 0].map(id => ({
    id,
    name: name.format(FIRST_DAY + id * DAY_MS),
  }))
  return (
    <>
      <BooleanInput
        source="shop.deliveryDates.enabled"
        label={label('enabled')}
        helperText={label('enabledHelp')}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.shop?.deliveryDates?.enabled && (
            <>
              <NumberInput
                source="shop.deliveryDates.handlingDays"
                label={label('handlingDays')}
                helperText={label('handlingDaysHelp')}
                validate={[required(), minValue(0), maxValue(365)]}
              />
              <TextInput
                source="shop.deliveryDates.cutOff"
                label={label('cutOff')}
                helperText={label('cutOffHelp')}
                validate={[required(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, label('cutOffWrong'))]}
              />
              <SelectArrayInput
                source="shop.deliveryDates.workingDays"
                label={label('workingDays')}
                choices={days}
                validate={required()}
              />
              <TextInput
                source="shop.deliveryDates.daysOff"
                label={label('daysOff')}
                helperText={label('daysOffHelp')}
                format={lines.format}
                parse={lines.parse}
                validate={checkDays}
                multiline
                maxRows={6}
              />
            </>
          )
        }
      </FormDataConsumer>
    </>
  )
}

const checkDays = (days: string[] | undefined) =>
  days?.every(day => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) === false
    ? label('daysOffWrong')
    : undefined
