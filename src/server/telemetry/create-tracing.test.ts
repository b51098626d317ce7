import { propagation } from '@opentelemetry/api'
import { expect, it, onTestFinished } from 'vitest'
import { createTracing } from './create-tracing.ts'

it('continues a trace in other servers without the values that came with it', () => {
  propagation.setGlobalPropagator({
    inject(_context, carrier, setter) {
      setter.set(carrier, 'traceparent', '00-1-2-01')
      setter.set(carrier, 'baggage', 'user=ada')
    },
    extract: context => context,
    fields: () => [],
  })
  onTestFinished(() => propagation.disable())
  const headers = createTracing({ databaseSystem: 'sqlite' }).propagationHeaders()
  expect(headers).toEqual({ traceparent: '00-1-2-01' })
})
