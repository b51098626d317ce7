import MailOutlined from '@mui/icons-material/MailOutlined'
import { useState } from 'react'
import {
  BooleanInput,
  email,
  TextInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { GiftCardDetail } from '#shop/schema'
import { callApi } from '#staff/client'
import { Section } from '../../forms/Section.tsx'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { ListAction } from '../../lists/ListAction.tsx'
import { CardFields } from './CardFields.tsx'
import { CardLedger } from './CardLedger.tsx'

const SENT = ['recipientEmail', 'recipientName', 'message', 'note', 'expiresAt', 'disabled']

/** Only what staff may change is sent. */
const toSent = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => SENT.includes(name)))

export default function GiftCardEdit() {
  return (
    <StaffEdit redirect={false} transform={toSent} actions={<Actions />}>
      <CardLedger />
      <StaffForm>
        <Section title="recipient">
          <TextInput
            source="recipientEmail"
            type="email"
            parse={text => text ?? ''}
            validate={email()}
            helperText={false}
          />
          <CardFields />
          <BooleanInput source="disabled" helperText="resources.gift-cards.disabledHelp" />
        </Section>
      </StaffForm>
    </StaffEdit>
  )
}

function Actions() {
  const card = useRecordContext<GiftCardDetail>()
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const [isBusy, setBusy] = useState(false)
  async function send() {
    if (!card || isBusy) return
    setBusy(true)
    const sent = await act(() => callApi('POST', `/gift-cards/${card.id}/mail`))
    setBusy(false)
    if (sent) {
      notify('resources.gift-cards.mailed', {
        type: 'success',
        messageArgs: { email: card.recipientEmail },
      })
    }
  }
  return (
    <TopToolbar>
      {card?.recipientEmail && (
        <ListAction
          icon={MailOutlined}
          label={translate('resources.gift-cards.mail')}
          onClick={send}
        />
      )}
    </TopToolbar>
  )
}
