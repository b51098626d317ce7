import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BooleanInput,
  CheckboxGroupInput,
  Confirm,
  regex,
  required,
  TextInput,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { callApi } from '#staff/client'
import { WEBHOOK_TOPICS, type Webhook } from '#webhooks/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useAction } from '../../forms/use-action.ts'

const TOPICS = WEBHOOK_TOPICS.map(id => ({
  id,
  name: `resources.webhooks.topics.${id.replace('.', '-')}`,
}))

export default function WebhookForm() {
  return (
    <StaffForm defaultValues={{ enabled: true, topics: [] }}>
      <TextInput source="name" validate={required()} helperText={false} />
      <TextInput
        source="url"
        type="url"
        validate={[required(), regex(/^https:\/\/\S+$/, 'resources.webhooks.urlWrong')]}
        helperText="resources.webhooks.urlHelp"
      />
      <CheckboxGroupInput source="topics" choices={TOPICS} row={false} validate={required()} />
      <BooleanInput source="enabled" helperText={false} />
      <Secret />
    </StaffForm>
  )
}

/** Signing secret of a saved webhook, and a test delivery. */
function Secret() {
  const hook = useRecordContext<Webhook>()
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string) => translate(`resources.webhooks.${key}`)
  if (!hook) return null
  const call = (path: string) => act(() => callApi('POST', `/webhooks/${hook.id}/${path}`))
  return (
    <>
      <TextField
        label={t('secret')}
        value={hook.secret}
        size="small"
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={event => event.target.select()}
        helperText={t('secretHelp')}
      />
      <div>
        <Button onClick={() => setAsking(true)}>{t('replace')}</Button>
        <Button
          onClick={async () => {
            if (await call('test')) notify('resources.webhooks.tested', { type: 'info' })
          }}
        >
          {t('test')}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={t('replaceTitle')}
        content={t('replaceText')}
        confirm={t('replace')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false)
          if (await call('secret')) await queries.invalidateQueries({ queryKey: ['webhooks'] })
        }}
      />
    </>
  )
}
