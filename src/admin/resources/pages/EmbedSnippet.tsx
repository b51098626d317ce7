import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { PageItem } from '#pages/schema'
import { callApi } from '#staff/client'
import { newSecret, toEmbedSnippet } from './embed-snippet.ts'

/** Embed code of a page, or the reason why it cannot be embedded. */
export function EmbedSnippet({ page }: { page: PageItem }) {
  const translate = useTranslate()
  const notify = useNotify()
  const t = (key: string) => translate(`resources.pages.embed.${key}`)
  const [answer, setAnswer] = useState<{ url?: string; refused?: 'off' | 'personal' }>()
  const [secret] = useState(newSecret)
  const ask = () =>
    callApi<typeof answer>('GET', `/pages/${page.id}/embed`).then(setAnswer, () =>
      notify('errors.broken', { type: 'error' }),
    )
  if (!answer) return <Button onClick={ask}>{t('show')}</Button>
  if (!answer.url) {
    return (
      <Typography color="textSecondary" role="status">
        {t(answer.refused ?? 'off')}
      </Typography>
    )
  }
  const snippet = toEmbedSnippet({ url: answer.url, title: page.title, secret })
  return (
    <>
      <TextField
        fullWidth
        multiline
        maxRows={6}
        label={t('code')}
        value={snippet}
        onFocus={event => event.target.select()}
        helperText={t('help')}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false } }}
      />
      <Button
        onClick={() =>
          navigator.clipboard.writeText(snippet).then(
            () => notify('resources.pages.embed.copied', { type: 'info' }),
            () => notify('resources.pages.embed.notCopied', { type: 'warning' }),
          )
        }
      >
        {t('copy')}
      </Button>
    </>
  )
}
