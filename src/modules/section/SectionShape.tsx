import { type Shape, shapes } from './shapes.ts'

interface SectionShapeProps {
  edge: 'top' | 'bottom'
  shape: Shape | 'none'
  flip: boolean
  front: boolean
}

/** Shape divider, inlined so that it appears with the first paint. */
export function SectionShape({ edge, shape, flip, front }: SectionShapeProps) {
  if (shape === 'none') return null
  const paths: readonly string[] = shapes[shape]
  return (
    <svg
      className="section-shape"
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-edge={edge}
      data-flip={flip ? '' : undefined}
      data-front={front ? '' : undefined}
    >
      {paths.map((path, index) => (
        <path key={path} d={path} opacity={opacityOf(index, paths.length)} />
      ))}
    </svg>
  )
}

/** The last area is opaque. */
const opacityOf = (index: number, count: number) =>
  index === count - 1 ? undefined : Math.round((100 * (index + 1)) / (count + 0.5)) / 100
