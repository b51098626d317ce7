import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { fillPattern, fillTitle, type PageItem } from '#pages/schema'

/** Limits in characters: what search engines display on wide screens, and what is too short. */
const TITLE = { short: 15, long: 60 }
const DESCRIPTION = { short: 70, long: 160 }

export interface SearchPatterns {
  site: string
  tagline: string
  title: string
  description: string
}

type Length = 'short' | 'good' | 'long'
const lengthOf = (text: string, { short, long }: typeof TITLE): Length =>
  text.length > long ? 'long' : text.length < short ? 'short' : 'good'

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, '')} …` : text

/** Live preview of the search result. */
export function SearchPreview() {
  const translate = useTranslate()
  const page = useRecordContext<PageItem & { search?: SearchPatterns }>()
  const [title = '', description = '', path = '', excerpt = '', noindex] = useWatch({
    name: ['title', 'description', 'path', 'summary.excerpt', 'noindex'],
  }) as [string?, string?, string?, string?, boolean?]
  if (!page?.search) return null
  const { title: titlePattern, description: pattern, ...site } = page.search
  const values = { ...site, title, excerpt: excerpt ?? '' }
  const shownTitle = fillTitle(titlePattern, values)
  const shownDescription = description || fillPattern(pattern, values)
  const t = (key: string, values = {}) => translate(`resources.pages.searchPreview.${key}`, values)
  if (noindex) return <Typography color="textSecondary">{t('hidden')}</Typography>
  const hints = [
    t(`title.${lengthOf(shownTitle, TITLE)}`, { smart_count: shownTitle.length }),
    shownDescription
      ? t(`description.${lengthOf(shownDescription, DESCRIPTION)}`, {
          smart_count: shownDescription.length,
        })
      : t('description.none'),
  ]
  return (
    <Box component="figure" aria-labelledby="search-preview" sx={{ margin: 0 }}>
      <Typography component="figcaption" id="search-preview" sx={{ fontWeight: 600 }}>
        {t('name')}
      </Typography>
      <Box sx={card}>
        <Typography variant="body2" color="textSecondary" sx={oneWord} dir="ltr">
          {[window.location.host, ...path.split('/').filter(Boolean)].join(' › ')}
        </Typography>
        <Typography sx={{ ...oneWord, fontSize: '1.2rem', color: 'primary.main' }}>
          {cut(shownTitle, TITLE.long)}
        </Typography>
        <Typography variant="body2" sx={oneWord}>
          {cut(shownDescription, DESCRIPTION.long) || t('chosen')}
        </Typography>
      </Box>
      <div role="status">
        {hints.map(hint => (
          <Typography key={hint} variant="body2" color="textSecondary">
            {hint}
          </Typography>
        ))}
      </div>
    </Box>
  )
}

const oneWord = { overflowWrap: 'anywhere' } as const
const card = {
  marginBlock: 1,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxInlineSize: '38rem',
} as const
