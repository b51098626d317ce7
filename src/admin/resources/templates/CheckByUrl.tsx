import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { NotLoaded } from '../../lists/ListStates.tsx'

/** The page in question. */
export interface CheckedPage {
  id: string
  path: string
  title: string
  kind: string
  isFound: boolean
}

/** Extracts path and query of a pasted URL. The query may name a category of products. */
function toPath(text: string): string {
  const url = URL.parse(text.trim(), location.origin)
  return url?.pathname.startsWith('/') ? url.pathname + url.search : '/'
}

/** Shows what a page gets by its conditions, and why: `GET /<resource>/choice`. */
export function CheckByUrl<Choice extends { page: CheckedPage }>({
  resource,
  children,
}: {
  /** Resource whose API and texts (`which`, `whichHelp`, `show`) are used. */
  resource: 'templates' | 'popups'
  children(choice: Choice): ReactNode
}) {
  const translate = useTranslate()
  const titleId = useId()
  const [typed, setTyped] = useState('/')
  const [asked, setAsked] = useState<string>()
  const [isSignedIn, setSignedIn] = useState(false)
  const t = (key: string) => translate(`resources.${resource}.${key}`)
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'choice', asked, isSignedIn],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      callApi<Choice>('GET', `/${resource}/choice`, {
        query: { path: asked, ...(isSignedIn ? { signedIn: 'true' } : {}) },
        signal,
      }),
  })
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ marginBlock: 3 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography id={titleId} variant="h2">
            {t('which')}
          </Typography>
          <Typography color="textSecondary">{t('whichHelp')}</Typography>
        </div>
        <Box
          component="form"
          onSubmit={event => {
            event.preventDefault()
            const path = toPath(typed)
            if (path === asked) refetch()
            setAsked(path)
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
        >
          <TextField
            label={translate('resources.templates.url')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            sx={{ flex: '1 1 14rem', maxInlineSize: '28rem' }}
          />
          <Button type="submit" variant="outlined">
            {t('show')}
          </Button>
          <FormControlLabel
            control={<Switch checked={isSignedIn} onChange={(_event, next) => setSignedIn(next)} />}
            label={translate('resources.templates.asSignedIn')}
          />
        </Box>
        {error && <NotLoaded error={error} onRetry={refetch} />}
        {data && (
          <div aria-live="polite">
            <Typography>
              {data.page.isFound
                ? `${data.page.title} (${data.page.path})`
                : translate('resources.templates.nowhere', { path: data.page.path })}
            </Typography>
            {children(data)}
          </div>
        )}
      </CardContent>
    </Card>
  )
}
