import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { MediaUse } from '#pages/schema'
import { callApi } from '#staff/client'

const addresses: Record<MediaUse['kind'], (id: string) => string> = {
  page: id => `/pages/${id}`,
  draft: id => `/pages/${id}`,
  author: id => `/authors/${id}`,
  product: id => `/products/${id}`,
  category: () => '/categories',
  settings: () => '/settings',
  media: () => '/media',
}

/** Usage of an entry; reloads for every entry. */
export function MediaUses({ id }: { id: string }) {
  const translate = useTranslate()
  const [uses, setUses] = useState<MediaUse[]>()
  useEffect(() => {
    let isCurrent = true
    setUses(undefined)
    callApi<{ items: MediaUse[] }>('GET', `/media/${encodeURIComponent(id)}/uses`).then(
      ({ items }) => isCurrent && setUses(items),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id])
  return (
    <section>
      <Typography variant="h3">{translate('resources.media.uses')}</Typography>
      {uses?.length === 0 && (
        <Typography color="textSecondary">{translate('resources.media.unusedHere')}</Typography>
      )}
      {uses && uses.length > 0 && <UseList uses={uses} />}
    </section>
  )
}

export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const translate = useTranslate()
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {uses.map(use => (
        <li key={use.kind + use.id}>
          {translate(`resources.media.use.${use.kind}`)}
          {use.kind !== 'settings' && ': '}
          {use.kind !== 'settings' && (
            <Link component={RouterLink} to={addresses[use.kind](use.id)}>
              {use.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
