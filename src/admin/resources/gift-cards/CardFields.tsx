import { DateInput, TextInput } from 'react-admin'

const DAY_MS = 86_400_000
const toText = (text: string | null) => text ?? ''

/** The last valid day, as shown; the stored end is exclusive. */
const toDay = (at: number | null | undefined) =>
  typeof at === 'number' ? new Date(at - DAY_MS).toISOString().slice(0, 10) : ''
const fromDay = (day: string) => (day ? Date.parse(`${day}T00:00:00Z`) + DAY_MS : null)

/** Recipient, message, note and expiry of a gift card. */
export function CardFields() {
  return (
    <>
      <TextInput source="recipientName" parse={toText} helperText={false} />
      <TextInput
        source="message"
        parse={toText}
        multiline
        className="whole"
        helperText="resources.gift-cards.messageHelp"
      />
      <DateInput
        source="expiresAt"
        format={toDay}
        parse={fromDay}
        helperText="resources.gift-cards.expiryHelp"
      />
      <TextInput
        source="note"
        parse={toText}
        multiline
        className="whole"
        helperText="resources.gift-cards.noteHelp"
      />
    </>
  )
}
