import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  BooleanInput,
  Create,
  email,
  type Identifier,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { Section } from '../../forms/Section.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { MoneyInput } from '../products/MoneyInput.tsx'
import { CardFields } from './CardFields.tsx'

const KINDS = ['gift-card', 'store-credit'].map(id => ({
  id,
  name: `resources.gift-cards.kind.${id}`,
}))

/** Issues a gift card or store credit, and shows its code once. */
export default function GiftCardCreate() {
  const [issued, setIssued] = useState<{ id: string; code: string }>()
  return (
    <Create
      redirect={false}
      record={{ kind: 'gift-card', notify: true }}
      mutationOptions={{
        onSuccess: (card: { id: Identifier; code?: string }) =>
          setIssued({ id: String(card.id), code: card.code ?? '' }),
      }}
    >
      <StaffForm>
        <Section title="value">
          <SelectInput
            source="kind"
            choices={KINDS}
            validate={required()}
            helperText="resources.gift-cards.kindHelp"
          />
          <MoneyInput source="amount" label="resources.gift-cards.fields.amount" />
        </Section>
        <Section title="recipient">
          <Recipient />
          <CardFields />
          <BooleanInput source="notify" helperText={false} />
        </Section>
      </StaffForm>
      {issued && <IssuedCode {...issued} />}
    </Create>
  )
}

function Recipient() {
  const isCredit = useWatch({ name: 'kind' }) === 'store-credit'
  return (
    <TextInput
      source="recipientEmail"
      type="email"
      parse={text => text ?? ''}
      validate={isCredit ? [required(), email()] : email()}
      helperText={isCredit ? 'resources.gift-cards.creditHelp' : false}
    />
  )
}

/** The code of a new card, which is not shown again. */
function IssuedCode({ id, code }: { id: string; code: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const t = (key: string) => translate(`resources.gift-cards.issued.${key}`)
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      notify('resources.gift-cards.issued.copied', { type: 'success' })
    } catch {
      notify('resources.gift-cards.issued.notCopied', { type: 'warning' })
    }
  }
  return (
    <Dialog open aria-labelledby="issued-title">
      <DialogTitle id="issued-title">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography
          component="code"
          sx={{ fontSize: '1.25rem', fontFamily: 'monospace', userSelect: 'all' }}
        >
          {code}
        </Typography>
        <Alert severity="info">{t('text')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{t('copy')}</Button>
        <Button onClick={() => navigate(`/gift-cards/${id}`)}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  )
}
