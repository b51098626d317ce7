import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { OfferEdit } from '#shop/schema'

type Download = OfferEdit['downloads'][number]

interface DownloadsFieldProps {
  label: string
  value: readonly Download[]
  onChange(next: Download[]): void
  /** Of each that is wrong, by its place. */
  problems?: readonly ({ url?: { message?: string } } | undefined)[] | undefined
}

/** Files that buyers may have: a name and an address each. */
export function DownloadsField({ label, value, onChange, problems = [] }: DownloadsFieldProps) {
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.products.${key}`, options)
  const set = (index: number, change: Partial<Download>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      {value.map((download, index) => {
        const problem = problems[index]?.url?.message
        return (
          <Box
            key={index}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 1fr) 2fr auto' },
              alignItems: 'start',
            }}
          >
            <TextField
              label={t('downloadName')}
              value={download.name}
              onChange={event => set(index, { name: event.target.value })}
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            />
            <TextField
              label={t('downloadUrl')}
              value={download.url}
              onChange={event => set(index, { url: event.target.value.trim() })}
              error={problem !== undefined}
              helperText={problem && t('downloadUrlHelp')}
              placeholder="https://"
            />
            <IconButton
              aria-label={t('removeDownload', { name: download.name || download.url })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Delete />
            </IconButton>
          </Box>
        )
      })}
      <Button
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...value, { name: '', url: '' }])}
      >
        {t('addDownload')}
      </Button>
    </Box>
  )
}
