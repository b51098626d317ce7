import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import { ChangeTheme } from './ChangeTheme.tsx'
import { ThemeCard, type ThemeItem } from './ThemeCard.tsx'

interface Themes {
  active: string | null
  items: ThemeItem[]
}

const KEY = ['themes']

/** BM-3: available themes with previews of the site. */
export default function ThemesPage() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const sayDone = useUndoNotice()
  const [wanted, setWanted] = useState<string | null>()
  const [isBroken, setBroken] = useState(false)
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => callApi<Themes>('GET', '/themes'),
  })
  const nameOf = (name: string | null) => translate(`resources.themes.${name ?? 'none'}.name`)

  async function change(name: string | null, withPages: boolean, before?: string | null) {
    setBroken(false)
    try {
      const next = await callApi<Themes>('PUT', '/themes/active', { body: { name, withPages } })
      queries.setQueryData(KEY, next)
      setWanted(undefined)
      if (before !== undefined) {
        sayDone(
          translate('resources.themes.changed', { name: nameOf(name) }),
          () => void change(before, false),
        )
      }
    } catch {
      setBroken(true)
    }
  }

  if (error) return <Alert severity="error">{translate('errors.broken')}</Alert>
  const cards = data && [
    ...data.items,
    { name: 'none', isActive: data.active === null, templates: 0 },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 2, maxInlineSize: 1100 }}>
      <Title title={translate('resources.themes.name', { smart_count: 2 })} />
      <Typography sx={{ maxInlineSize: '65ch' }}>{translate('resources.themes.about')}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          padding: 0,
          margin: 0,
          listStyle: 'none',
        }}
      >
        {cards?.map(theme => (
          <ThemeCard
            key={theme.name}
            theme={theme}
            onActivate={() => setWanted(theme.name === 'none' ? null : theme.name)}
          />
        ))}
      </Box>
      {wanted !== undefined && (
        <ChangeTheme
          name={nameOf(wanted)}
          hasPages={wanted !== null}
          isBroken={isBroken}
          onClose={() => {
            setWanted(undefined)
            setBroken(false)
          }}
          onChange={withPages => change(wanted, withPages, data?.active ?? null)}
        />
      )}
    </Box>
  )
}
