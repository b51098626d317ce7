import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { LANGUAGE_NAMES } from '#media-ui'
import { type MediaItem, OWN_TRACK_KINDS, type OwnTrack } from '#pages/schema'
import { ApiError, callApi, UploadButton } from '#staff/client'
import { CaptionEditor } from './CaptionEditor.tsx'

const BYTES = { 'content-type': 'application/octet-stream' }
const ACCEPT = '.vtt,.srt,.ttml,.dfxp,.xml,text/vtt'

interface CaptionTracksProps {
  item: MediaItem
  mayWrite: boolean
  onChange(item: MediaItem): void
}

/** Caption, chapter and description tracks of a media entry: upload, create, edit, remove. */
export function CaptionTracks({ item, mayWrite, onChange }: CaptionTracksProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const t = (key: string, values?: object) => translate(`resources.media.captions.${key}`, values)
  const [kind, setKind] = useState<OwnTrack['kind']>(OWN_TRACK_KINDS[0])
  const [language, setLanguage] = useState(ownLanguage)
  const [edited, setEdited] = useState<OwnTrack>()
  const nameOf = (track: OwnTrack) =>
    `${t(`kind.${track.kind}`)} – ${LANGUAGE_NAMES[track.language as keyof typeof LANGUAGE_NAMES] ?? track.language}`

  async function tryTo(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
  }
  const add = (file?: File) =>
    tryTo(async () => {
      const added = await callApi<{
        item: MediaItem
        file: string
        read: { count: number; first: string } | null
      }>('POST', `/media/${encodeURIComponent(item.id)}/tracks`, {
        query: { kind, language, fileName: file?.name.slice(-300) },
        ...(file ? { body: file, headers: BYTES } : {}),
      })
      onChange(added.item)
      if (added.read) {
        const { count, first } = added.read
        notify(t('read', { smart_count: count, first }), { type: 'success' })
      }
      if (!file) setEdited(added.item.tracks.find(track => track.file === added.file))
    })
  const remove = (track: OwnTrack) =>
    tryTo(async () => {
      const tracks = item.tracks.filter(one => one !== track)
      const path = `/media/${encodeURIComponent(item.id)}`
      onChange(await callApi<MediaItem>('PATCH', path, { body: { tracks } }))
    })

  return (
    <section>
      <Typography variant="h3">{t('title')}</Typography>
      {item.tracks.length === 0 && <Typography color="textSecondary">{t('noTracks')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {item.tracks.map(track => (
          <Box component="li" key={track.file} sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1 }}>{nameOf(track)}</Typography>
            {mayWrite && (
              <>
                <IconButton
                  size="small"
                  onClick={() => setEdited(track)}
                  aria-label={t('editOne', { name: nameOf(track) })}
                >
                  <Edit fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  onClick={() => remove(track)}
                  aria-label={t('removeOne', { name: nameOf(track) })}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {mayWrite && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', marginBlockStart: 1 }}>
          <TextField
            select
            size="small"
            label={t('kindLabel')}
            value={kind}
            onChange={event => setKind(event.target.value as OwnTrack['kind'])}
          >
            {OWN_TRACK_KINDS.map(one => (
              <MenuItem key={one} value={one}>
                {t(`kind.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={t('language')}
            value={language}
            onChange={event => setLanguage(event.target.value)}
          >
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <MenuItem key={code} value={code} lang={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <UploadButton
            variant="outlined"
            size="small"
            multiple={false}
            accept={ACCEPT}
            onFiles={([file]) => file && add(file)}
          >
            {t('upload')}
          </UploadButton>
          <Button variant="outlined" size="small" onClick={() => add()}>
            {t('create')}
          </Button>
        </Box>
      )}
      {edited && (
        <CaptionEditor
          item={item}
          track={edited}
          title={nameOf(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

/** The user's language as default. */
function ownLanguage(): string {
  const { lang } = document.documentElement
  return Object.hasOwn(LANGUAGE_NAMES, lang) ? lang : 'en'
}
