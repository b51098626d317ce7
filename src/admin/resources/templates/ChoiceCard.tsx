import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LostBy, TemplateCondition, TemplatePart } from '#pages/schema'
import { callApi } from '#staff/client'
import { NotLoaded } from '../../lists/ListStates.tsx'
import { useConditionWords } from './use-condition-words.ts'

interface Match {
  id: string
  name: string
  condition: TemplateCondition
}

interface Choice {
  page: { id: string; path: string; title: string; kind: string; isFound: boolean }
  parts: { part: TemplatePart; chosen: Match | null; others: (Match & { lostBy: LostBy })[] }[]
  names: Record<string, string>
}

/** A URL as it was pasted: only its path says which page is meant. */
function toPath(text: string): string {
  const path = URL.parse(text.trim(), location.origin)?.pathname ?? '/'
  return path.startsWith('/') ? path : '/'
}

/** Which template a page gets, by its address, and why. */
export function ChoiceCard() {
  const translate = useTranslate()
  const titleId = useId()
  const [typed, setTyped] = useState('/')
  const [asked, setAsked] = useState<string>()
  const [isSignedIn, setSignedIn] = useState(false)
  const t = (key: string, options?: object) => translate(`resources.templates.${key}`, options)
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'choice', asked, isSignedIn],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      callApi<Choice>('GET', '/templates/choice', {
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
            label={t('url')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            sx={{ flex: '1 1 14rem', maxInlineSize: '28rem' }}
          />
          <Button type="submit" variant="outlined">
            {t('show')}
          </Button>
          <FormControlLabel
            control={<Switch checked={isSignedIn} onChange={(_event, next) => setSignedIn(next)} />}
            label={t('asSignedIn')}
          />
        </Box>
        {error && <NotLoaded error={error} onRetry={refetch} />}
        {data && <Answer {...data} />}
      </CardContent>
    </Card>
  )
}

function Answer({ page, parts, names }: Choice) {
  const translate = useTranslate()
  const describe = useConditionWords()
  const t = (key: string, options?: object) => translate(`resources.templates.${key}`, options)
  return (
    <div aria-live="polite">
      <Typography>
        {page.isFound ? `${page.title} (${page.path})` : t('nowhere', { path: page.path })}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 2, marginBlockEnd: 0 }}>
        {parts.map(({ part, chosen, others }) => (
          <div key={part}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {t(`part.${part}`)}
            </Typography>
            <Box component="dd" sx={{ margin: 0 }}>
              {chosen ? (
                <>
                  <a href={`/admin/edit/${chosen.id}`}>{chosen.name}</a>
                  {': '}
                  {describe(chosen.condition, names)}
                </>
              ) : (
                t(`none.${part}`)
              )}
            </Box>
            {others.map(({ id, name, condition, lostBy }) => (
              <Typography key={id} component="dd" color="textSecondary" sx={{ margin: 0 }}>
                {t(`lost.${lostBy}`, { name, condition: describe(condition, names) })}
              </Typography>
            ))}
          </div>
        ))}
      </Box>
    </div>
  )
}
