import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { OfferEdit } from '#shop/schema'
import { ApiError, callApi, UploadButton } from '#staff/client'

type Download = OfferEdit['downloads'][number]

interface DownloadsFieldProps {
  label: string
  value: readonly Download[]
  onChange(next: Download[]): void
  /** Errors by index. */
  problems?: readonly ({ url?: { message?: string } } | undefined)[] | undefined
}

/** Downloadable files: uploads or external URLs. */
export function DownloadsField({ label, value, onChange, problems = [] }: DownloadsFieldProps) {
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.products.${key}`, options)
  const notify = useNotify()
  const [isUploading, setUploading] = useState(false)
  // Use the latest list, because uploads take time.
  const latest = useRef(value)
  latest.current = value
  async function upload(files: File[]) {
    setUploading(true)
    try {
      for (const file of files) {
        const { name, url } = await callApi<Download>('POST', '/product-files', {
          query: { fileName: file.name.slice(-300) },
          body: file,
          headers: { 'content-type': 'application/octet-stream' },
        })
        latest.current = [...latest.current, { name: name.slice(0, 200), url }]
        onChange(latest.current as Download[])
      }
    } catch (error) {
      const { reason = 'broken', details = {} } = error instanceof ApiError ? error : {}
      notify(`errors.${reason}`, { type: 'error', messageArgs: details })
    } finally {
      setUploading(false)
    }
  }
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
              helperText={problem ? t('downloadUrlHelp') : addressHint(download.url, t)}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <UploadButton onFiles={upload} disabled={isUploading}>
          {t(isUploading ? 'uploadingDownload' : 'uploadDownload')}
        </UploadButton>
        <Button onClick={() => onChange([...value, { name: '', url: '' }])}>
          {t('addDownload')}
        </Button>
      </Box>
    </Box>
  )
}

/** Access to a file URL. */
function addressHint(url: string, t: (key: string) => string): string {
  if (url.startsWith('/product-files/')) return t('downloadPrivate')
  if (url.startsWith('/media/')) return t('downloadPublic')
  return /^https?:/.test(url) ? t('downloadExternal') : ''
}
