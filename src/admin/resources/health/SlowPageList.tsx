import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import { type SlowPage, useSlowPages } from './use-health.ts'

const text = (key: string) => `resources.health.${key}`
const SECOND_MS = 1000
/** Share of a render from which its slowest module is worth a look. */
const MIN_SHARE = 0.25

/** Pages that take longest to render, with a link to the slowest of each. */
export function SlowPageList() {
  const translate = useTranslate()
  const { data } = useSlowPages()
  const pages = data?.items ?? []
  if (pages.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate(text('slow.help'))}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
        {pages.map(page => (
          <SlowPageItem key={page.page} page={page} />
        ))}
      </Box>
    </Box>
  )
}

function SlowPageItem({
  page: { page, path, count, meanMs, maxMs, module, moduleMs },
}: {
  page: SlowPage
}) {
  const translate = useTranslate()
  const locale = useLocale()
  const mean = formatDuration(meanMs, locale)
  const max = formatDuration(maxMs, locale)
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Link
        href={path}
        target="_blank"
        rel="noreferrer"
        aria-label={translate(text('slow.open'), { path })}
      >
        {page}
      </Link>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {translate(text('slow.facts'), { mean, max, count })}
        {module !== null &&
          moduleMs !== null &&
          moduleMs >= maxMs * MIN_SHARE &&
          ` · ${translate(text('slow.module'), { module, ms: formatDuration(moduleMs, locale) })}`}
      </Typography>
    </Typography>
  )
}

/** `340 ms`, `1.2 s`. */
function formatDuration(ms: number, locale: string): string {
  const isLong = ms >= SECOND_MS
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? ms / SECOND_MS : ms)
}
