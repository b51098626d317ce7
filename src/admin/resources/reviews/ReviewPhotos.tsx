import DeleteForever from '@mui/icons-material/DeleteForeverOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useCanAccess, useNotify, useTranslate } from 'react-admin'
import type { ReviewItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

const SIDE_PX = 120

/** The photos of a review, each with a button that deletes it after a confirmation. */
export function ReviewPhotos({ review: { id, photos, name } }: { review: ReviewItem }) {
  const translate = useTranslate()
  const act = useAction()
  const notify = useNotify()
  const queries = useQueryClient()
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'edit' })
  const [asked, setAsked] = useState<string>()
  const t = (key: string, values = {}) => translate(`resources.reviews.photo.${key}`, values)
  if (photos.length === 0) return null

  async function remove() {
    const photo = asked
    setAsked(undefined)
    const path = `/reviews/${id}/photos/${photo}`
    if ((await act(() => callApi('DELETE', path))) === undefined) return
    await queries.invalidateQueries({ queryKey: ['reviews'] })
    notify('resources.reviews.photo.done')
  }

  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      sx={{
        gap: 1,
        margin: 0,
        padding: 2,
        paddingBlockStart: 0,
        flexWrap: 'wrap',
        listStyle: 'none',
      }}
    >
      {photos.map((photo, index) => (
        <Stack key={photo.id} component="li" direction="row" sx={{ alignItems: 'start' }}>
          <Link href={`/api/admin/review-photos/${photo.id}/large`} target="_blank" rel="noopener">
            <img
              src={`/api/admin/review-photos/${photo.id}/small`}
              alt={t('alt', {
                number: String(index + 1),
                name: name || translate('resources.reviews.anonymous'),
              })}
              width={SIDE_PX}
              height={SIDE_PX}
              loading="lazy"
              style={{ display: 'block', objectFit: 'cover' }}
            />
          </Link>
          {canAccess && (
            <Tooltip title={t('remove', { number: String(index + 1) })}>
              <IconButton
                size="small"
                aria-label={t('remove', { number: String(index + 1) })}
                onClick={() => setAsked(photo.id)}
              >
                <DeleteForever fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
      ))}
      {asked && (
        <Confirm
          isOpen
          title={t('title')}
          content={t('text')}
          confirm={t('confirm')}
          confirmColor="warning"
          onClose={() => setAsked(undefined)}
          onConfirm={remove}
        />
      )}
    </Stack>
  )
}
