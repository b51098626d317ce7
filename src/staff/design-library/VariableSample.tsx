import Box from '@mui/material/Box'
import type { VariableValue } from '#module-contract'
import { describeVariable } from './describe-variable.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** Preview of a variable. */
export function VariableSample({ value }: { value: VariableValue }) {
  if (value.kind === 'image') return <Thumbnail media={value.image.media} />
  return (
    <Box
      component="span"
      className="variable-sample"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minInlineSize: 0 }}
    >
      {value.kind === 'colour' &&
        [value.light, ...(value.dark ? [value.dark] : [])].map(colour => (
          <Box
            component="span"
            key={colour}
            sx={{
              inlineSize: 20,
              blockSize: 20,
              flex: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: '50%',
              backgroundColor: colour.startsWith('#') ? colour : 'transparent',
            }}
          />
        ))}
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        {describeVariable(value)}
      </Box>
    </Box>
  )
}
