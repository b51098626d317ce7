import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import {
  CheckboxGroupInput,
  Create,
  DateInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { KEY_PERMISSIONS } from '#auth/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'

const PERMISSIONS = KEY_PERMISSIONS.map(id => ({
  id,
  name: `resources.api-keys.permissions.${id.replace('.', '-')}`,
}))

interface Entered {
  name: string
  permissions: string[]
  /** `2027-01-31`, the last day. */
  expiresOn?: string | null
}

const toSent = ({ name, permissions, expiresOn }: Entered) => ({
  name,
  permissions,
  expiresAt: expiresOn ? new Date(`${expiresOn}T23:59:59`).getTime() : null,
})

/** Creates a key and shows its token once. */
export default function ApiKeyCreate() {
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  return (
    <>
      <Create
        redirect={false}
        transform={toSent}
        mutationOptions={{ onSuccess: ({ token: made }) => setToken(String(made)) }}
      >
        <StaffForm defaultValues={{ permissions: [] }}>
          <TextInput source="name" validate={required()} helperText="resources.api-keys.nameHelp" />
          <CheckboxGroupInput
            source="permissions"
            choices={PERMISSIONS}
            row={false}
            validate={required()}
          />
          <DateInput source="expiresOn" helperText="resources.api-keys.expiresHelp" />
        </StaffForm>
      </Create>
      {token && <NewToken token={token} onClose={() => navigate('/api-keys')} />}
    </>
  )
}

function NewToken({ token, onClose }: { token: string; onClose(): void }) {
  const translate = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const t = (key: string) => translate(`resources.api-keys.${key}`)
  return (
    <Dialog open aria-labelledby="api-key-title" fullWidth maxWidth="sm">
      <DialogTitle id="api-key-title">{t('created')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('once')}</Alert>
        <TextField
          label={t('token')}
          value={token}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={event => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={async () => {
            await navigator.clipboard.writeText(token)
            setCopied(true)
          }}
        >
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
