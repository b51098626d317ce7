import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useStaffTexts } from '../texts.tsx'
import type { AddressState } from './use-address-details.ts'

interface AddressStatusProps {
  provider: string
  state: AddressState | undefined
  /** Action offered before the first request. */
  offers: 'fetch' | 'fetchImage' | undefined
  onAsk(): void
}

/** State of loading title and image from a provider, with a button. */
export function AddressStatus({ provider, state, offers, onAsk }: AddressStatusProps) {
  const t = useStaffTexts()
  const button = labelOf(state, offers)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 0.5, fontSize: 13 }}>
      <Box
        role="status"
        sx={{ color: state?.status === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {state && sayState(state, provider, t)}
      </Box>
      {button && (
        <Button size="small" onClick={onAsk} sx={{ marginInlineStart: -0.625 }}>
          {t(button, { provider })}
        </Button>
      )}
    </Box>
  )
}

function labelOf(state: AddressState | undefined, offers: AddressStatusProps['offers']) {
  if (state?.status === 'asking') return undefined
  if (state?.status === 'failed') return 'embed.again'
  if (state) return state.details.isPosterMissing ? 'embed.again' : undefined
  return offers && `embed.${offers}`
}

function sayState(
  state: AddressState,
  provider: string,
  t: ReturnType<typeof useStaffTexts>,
): string {
  if (state.status === 'asking') return t('embed.asking', { provider })
  if (state.status === 'failed') return t(`errors.${state.reason}`)
  const { poster, isPosterMissing } = state.details
  if (isPosterMissing) return t('embed.imageMissing', { provider })
  return t(poster ? 'embed.found' : 'embed.noImage', { provider })
}
